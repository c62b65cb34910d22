export const pages = {
  "/shj/jqds": "计数读数",
} as const;

export const permissions = {
  "machines.counterReading.read": "查看",
  "machines.counterReading.write": "上传文件、处理待确认读数",
} as const;

export const verbs = {
  takeReading: "上传计数文件",
  decideReading: "处理待确认读数",
} as const;

export const errors = {
  "counterReadings.fileTooLarge": "计数文件不能超过 {{limit}}",
  "counterReadings.notEvaDts": "不是EVA-DTS文件：没有ST段",
  "counterReadings.cutOff": "文件不完整：缺少结尾（SE段）",
  "counterReadings.segmentsMissing": "文件不完整：应有 {{expected}} 段，实有 {{found}} 段",
  "counterReadings.checksum": "文件已损坏：校验码应为 {{found}}，文件中为 {{expected}}",
  "counterReadings.noNumber": "文件中的计数不是数字：{{segment}}",
  "counterReadings.noCounters": "文件中没有销售计数（VA1或PA2）",
  "counterReadings.taken": "该机器的这份文件已上传过",
  "counterReadings.readLater": "读取时间不能晚于现在",
  "counterReadings.readEarlier": "读取时间不能早于该机器上一次读数",
  "counterReadings.olderFirst": "请先处理该机器更早的待确认读数",
  "counterReadings.ranBackwards": "计数变小，不能计入；请选择重新起算或作废",
} as const;

export const fields = {
  readTime: "读取时间",
  readingSource: "来源",
  readingState: "状态",
  readingProblem: "待确认原因",
  vends: "累计件数",
  fromTime: "区间起点",
  pieces: "区间件数",
  orderPieces: "订单件数",
  differencePieces: "件数差异",
  amount: "区间金额",
  currency: "币种",
  fileName: "文件名",
  uploader: "上传人",
  serial: "机器序列号",
  board: "主板序列号",
  clock: "机器时钟",
  selection: "选货号",
  selectionName: "名称",
  decidedBy: "处理人",
  decidedTime: "处理时间",
  content: "计数文件",
  decision: "处理方式",
} as const;

export const words = {
  upload: "上传计数文件",
  choose: "选择文件",
  show: "查看",
  decide: "处理",
  hint: "区间销量只供核对，不生成订单，也不记账。",
  counted: "已计入 {{n}} 件",
  started: "已作为起点，下次读数起计算区间",
  heldNow: "读数待确认，请处理",
  decided: "已处理",
  nothingSold: "没有分选货号的销量",
  before: "上次 {{value}}",
  source: {
    upload: "人工上传",
    push: "机器推送",
  },
  state: {
    start: "起点",
    counted: "已计入",
    held: "待确认",
    discarded: "已作废",
  },
  problem: {
    otherBoard: "序列号不同，可能更换了主板",
    backwards: "计数变小",
    jump: "增长过快",
    price: "单件金额过高",
    afterHeld: "更早的读数待确认",
  },
  decision: {
    accept: "计入",
    restart: "重新起算",
    discard: "作废",
  },
  decisionHint: {
    accept: "与上次读数之间的增长计为销量。",
    restart: "以此读数为新起点，不计区间，例如更换主板后。",
    discard: "此读数不使用，例如文件属于其他机器。",
  },
} as const;
