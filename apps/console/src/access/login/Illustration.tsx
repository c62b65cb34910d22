import type { ReactNode } from "react";

/** Goods on the shelves of the drawn machines: shape and colour by position, so that the picture is the same every time. */
const goodsColours = ["#5eead4", "#fbbf24", "#7cb8ff", "#f9a8d4", "#c4b5fd", "#86efac"];

function Goods({
  x,
  y,
  row,
  columns,
}: {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly columns: number;
}) {
  return Array.from({ length: columns }, (_unused, column) => {
    const colour = goodsColours[(row * 2 + column) % goodsColours.length];
    const left = x + column * 15;
    return row % 2 === 0 ? (
      <g key={column} fill={colour}>
        <rect x={left + 3} y={y} width="4" height="5" rx="1" />
        <rect x={left} y={y + 4} width="10" height="17" rx="3" />
        <rect x={left} y={y + 9} width="10" height="5" fill="#ffffff" opacity="0.35" />
      </g>
    ) : (
      <g key={column} fill={colour}>
        <rect x={left - 1} y={y + 5} width="12" height="16" rx="2" />
        <path d={`M${left - 1} ${y + 10}l12 6`} stroke="#ffffff" strokeWidth="1.500" opacity="0.4" />
      </g>
    );
  });
}

interface MachineProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly columns: number;
}

function Machine({ x, y, scale, columns }: MachineProps) {
  const width = columns * 15 + 44;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx={width / 2} cy="196" rx={width * 0.62} ry="10" fill="#020a18" opacity="0.5" />
      <path d={`M${width} 4l16 10v168l-16 10z`} fill="#0c2a52" />
      <rect width={width} height="192" rx="7" fill="url(#machine-body)" />
      <rect
        x="8"
        y="10"
        width={columns * 15 + 6}
        height="136"
        rx="4"
        fill="#061a36"
        stroke="#3f7fd6"
        strokeOpacity="0.5"
      />
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <Goods x={14} y={16 + row * 32} row={row} columns={columns} />
          <rect x="8" y={39 + row * 32} width={columns * 15 + 6} height="2" fill="#7cb8ff" opacity="0.55" />
        </g>
      ))}
      <path d={`M14 142L${columns * 9} 12h16L44 142z`} fill="#ffffff" opacity="0.05" />
      <rect x={columns * 15 + 20} y="14" width="16" height="24" rx="2" fill="#0a1f3d" />
      <rect x={columns * 15 + 23} y="18" width="10" height="10" rx="1" fill="#5eead4" className="login-blink" />
      {[0, 1, 2].map((row) => (
        <circle key={row} cx={columns * 15 + 28} cy={52 + row * 10} r="2.600" fill="#9cc4f5" opacity="0.8" />
      ))}
      <rect x="16" y="156" width={columns * 15 - 10} height="22" rx="4" fill="#061a36" />
    </g>
  );
}

/** Houses behind the machines: left edge, width and height of each. */
const skyline = [
  [22, 44, 96],
  [72, 30, 150],
  [108, 52, 118],
  [168, 34, 188],
  [210, 40, 132],
  [376, 46, 160],
  [428, 28, 206],
  [462, 54, 126],
  [524, 36, 168],
  [566, 50, 104],
] as const;

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly children: ReactNode;
}

/** A receipt that floats beside the cloud: one for goods that came out, one for money that arrived. */
function Card({ x, y, turn, children }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect width="118" height="54" rx="10" fill="#0d2b57" stroke="#7cb8ff" strokeOpacity="0.45" />
      <rect x="52" y="15" width="50" height="7" rx="3.500" fill="#dbe9ff" opacity="0.9" />
      <rect x="52" y="31" width="34" height="7" rx="3.500" fill="#7cb8ff" opacity="0.6" />
      {children}
    </g>
  );
}

/** The brand picture: three machines, their sales as points of light on the way to the cloud, and what becomes of them there. */
export function Illustration() {
  const ways = [
    "M150 300C150 220 250 220 262 152",
    "M318 262C318 214 312 190 310 152",
    "M486 300C486 220 380 220 362 152",
  ];
  return (
    <svg className="login-picture" viewBox="0 0 640 500" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <defs>
        <linearGradient id="machine-body" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2f7de1" />
          <stop offset="1" stopColor="#17489a" />
        </linearGradient>
        <linearGradient id="cloud-body" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.97" />
          <stop offset="1" stopColor="#cfe3ff" stopOpacity="0.92" />
        </linearGradient>
        <radialGradient id="floor" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#2f7de1" stopOpacity="0.42" />
          <stop offset="1" stopColor="#2f7de1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="318" cy="446" rx="312" ry="54" fill="url(#floor)" />
      {[96, 160, 224].map((radius) => (
        <circle
          key={radius}
          cx="312"
          cy="104"
          r={radius}
          fill="none"
          stroke="#7cb8ff"
          strokeOpacity={0.22 - radius / 1600}
          strokeDasharray="2 7"
        />
      ))}
      <g fill="#1b4f96" opacity="0.28">
        {skyline.map(([x, width, height]) => (
          <rect key={x} x={x} y={440 - height} width={width} height={height} rx="2" />
        ))}
      </g>
      <Card x={58} y={96} turn={-5}>
        <path
          d="M16 26l7 7 13-14"
          stroke="#5eead4"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Card>
      <Card x={470} y={170} turn={5}>
        <path
          d="M17 15l9 10 9-10M26 25v16M17 30h18M17 36h18"
          stroke="#fbbf24"
          strokeWidth="3.500"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Card>
      <path
        d="M236 156a38 38 0 0 1-4-76 58 58 0 0 1 108-26 46 46 0 0 1 70 40 32 32 0 0 1-8 62z"
        fill="url(#cloud-body)"
      />
      {[34, 22, 46, 30, 58, 42].map((height, index) => (
        <rect
          key={index}
          x={252 + index * 20}
          y={140 - height}
          width="11"
          height={height}
          rx="2.500"
          fill={index === 4 ? "#12b5a6" : "#2f7de1"}
          opacity={index === 4 ? 1 : 0.78}
        />
      ))}
      <path
        d="M252 96l22-14 20 8 22-24 22 6 24-22"
        fill="none"
        stroke="#f59f0b"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {ways.map((way, index) => (
        <g key={way}>
          <path d={way} fill="none" stroke="#7cb8ff" strokeOpacity="0.4" strokeWidth="1.500" strokeDasharray="3 6" />
          <circle
            r="4.500"
            fill={goodsColours[index]}
            className="login-sale"
            style={{ offsetPath: `path("${way}")`, animationDelay: `${index * -1.3}s` }}
          />
        </g>
      ))}
      <Machine x={82} y={286} scale={0.84} columns={5} />
      <Machine x={428} y={286} scale={0.84} columns={5} />
      <Machine x={242} y={250} scale={1.04} columns={6} />
    </svg>
  );
}
