import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "설치 지점 관리",
  "/shj/xlgl": "노선 관리",
  "/shj/qygl": "구역 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "설치 지점 보기",
  "machines.point.write": "설치 지점 추가·수정·삭제",
  "machines.route.read": "노선 보기",
  "machines.route.write": "노선 추가·수정·삭제",
  "machines.zone.read": "구역 보기",
  "machines.zone.write": "구역 추가·수정·삭제",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "노선 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "저장하기 전에 위치를 표시하세요",
  "points.longitudeOutside": "경도는 -180에서 180 사이여야 합니다",
  "points.latitudeOutside": "위도는 -90에서 90 사이여야 합니다",
  "points.inUse": "이 설치 지점에 자판기 {{machines}}대가 있어 삭제할 수 없습니다",
  "routes.inUse": "이 노선에 설치 지점 {{points}}개가 있어 삭제할 수 없습니다",
  "zones.unknown": "구역이 존재하지 않습니다",
  "zones.inUse": "이 구역에 노선 {{routes}}개가 있어 삭제할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "설치 지점 번호",
  zoneName: "구역",
  province: "성",
  city: "도시",
  regionId: "지역",
  pointAddress: "설치 지점 주소",
  longitude: "경도",
  latitude: "위도",
  pointContact: "설치 지점 담당자",
  machineCount: "자판기 수",
  pointCount: "설치 지점 수",
  routeCount: "노선 수",
  replenisherId: "보충 담당자",
  managerId: "책임자",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "설치 지점 추가",
  editPoint: "설치 지점 수정",
  addRoute: "노선 추가",
  editRoute: "노선 수정",
  addZone: "구역 추가",
  editZone: "구역 수정",
  bind: "자판기 연결",
  bindHint: "다른 설치 지점에 연결된 자판기는 이 설치 지점으로 옮겨집니다",
  unbind: "자판기 연결 해제",
  unbindAsk: "이 자판기의 연결을 해제할까요?",
  bindAsk: "선택한 자판기를 연결할까요?",
  batchMachines: "자판기 {{n}}대",
  batchPoints: "설치 지점 {{n}}개",
  setRoute: "노선 설정",
  noRoute: "노선 없음",
  setRouteHint: "비워 두면 기존 노선에서 제외됩니다",
  machinesAt: "설치 지점의 자판기",
  tab: {
    points: "설치 지점",
    routes: "노선",
    zones: "구역",
  },
  view: {
    list: "목록",
    map: "지도",
  },
  onMap: "지도에서 보기",
  map: {
    label: "설치 지점 지도",
    base: "바탕 지도에는 성 경계만 있고 도로는 없습니다",
    by: "지도: {{provider}}",
    providers: { tianditu: "톈디투(Tianditu)", amap: "가오더 지도(Amap)" },
    zoomIn: "확대",
    zoomOut: "축소",
    whole: "전체 보기",
    failed: "지도를 불러오지 못했습니다. 좌표는 입력할 수 있습니다",
    pick: "지도를 눌러 위치를 표시하세요",
    offline: "{{n}}대 오프라인",
    some: "지도에는 {{all}}개 중 앞의 {{shown}}개만 표시됩니다",
  },
  paste: "“경도, 위도” 붙여넣기",
  position: "위치(WGS-84)",
  noMachines: "이 설치 지점에는 아직 자판기가 없습니다",
};
