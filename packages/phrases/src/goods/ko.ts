import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "상품 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "상품 보기",
  "goods.product.write": "상품·가격 관리",
  "goods.attribute.read": "카테고리와 속성 보기",
  "goods.attribute.write": "카테고리와 속성 관리",
  "goods.modelling.read": "심사 신청 보기",
  "goods.library.read": "플랫폼 상품 라이브러리 보기",
  "goods.library.write": "플랫폼 상품 라이브러리 관리, 모델링 심사",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "상품이 존재하지 않습니다",
  "goods.chooseProduct": "상품을 선택하세요",
  "goods.purchaseAbovePrice": "매입가는 상품 가격보다 클 수 없습니다",
  "goods.priceNotPositive": "판매가는 0보다 커야 합니다",
  "goods.brandMissing": "브랜드를 선택하세요",
  "goods.notLastLevel": "최하위 단계의 카테고리가 아닙니다",
  "goods.attributeOff": "사용 중지된 항목은 선택할 수 없습니다",
  "goods.attributeUnknown": "존재하지 않거나 삭제된 항목입니다",
  "goods.chooseCategory": "먼저 카테고리를 선택하세요",
  "goods.attributeTaken": "같은 단계에 같은 이름이 이미 있습니다",
  "goods.attributeTooDeep": "최대 {{limit}}단계까지 가능합니다",
  "goods.attributeCycle": "자기 자신이나 하위로 옮길 수 없습니다",
  "goods.attributeInUse": "하위 항목 {{children}}개와 상품 {{products}}개가 있어 삭제할 수 없습니다",
  "goods.thumbnailMissing": "썸네일을 선택해야 합니다",
  "goods.picturesMissing": "이미지를 한 장 이상 업로드하세요",
  "goods.tooManyPictures": "상세 이미지는 최대 {{limit}}장입니다",
  "goods.pictureTooLarge": "jpg/png, 500KB 이하, 권장 크기 560x800",
  "goods.barcodeMalformed": "바코드는 숫자 {{least}}~{{most}}자리입니다",
  "goods.barcodeCheckDigit": "검증 숫자가 틀립니다. 올바른 숫자: {{digit}}",
  "goods.barcodeTaken": "다른 상품이 이 바코드를 사용합니다",
  "goods.codeTaken": "이미 있는 상품 코드입니다",
  "goods.weightOutOfRange": "무게는 1~{{limit}}g의 정수입니다",
  "goods.toleranceOutOfRange": "무게 오차는 0 이상이며 무게보다 작아야 합니다",
  "goods.shelfLifeBeforeProduction": "유통기한은 제조일보다 빠를 수 없습니다",
  "goods.onLane": "레인 {{lanes}}개에 진열되어 있어 삭제할 수 없습니다",
  "goods.tagIncomplete": "태그 이름, 숫자 우선순위, 아이콘은 필수입니다",
  "goods.tagTaken": "같은 이름의 태그가 이미 있습니다",
  "goods.tagUnknown": "존재하지 않거나 삭제된 태그입니다",
  "goods.tooManyTags": "상품당 태그는 최대 {{limit}}개입니다",
  "goods.tooManyAtOnce": "한 번에 최대 {{limit}}개 상품입니다. 범위를 줄이세요",
  "goods.priorityOutOfRange": "우선순위는 1~{{limit}}의 정수입니다",
  "goods.inLibrary": "모델링 실패: 공식 상품 라이브러리에 이미 있는 상품입니다",
  "goods.underReview": "심사 중인 상품입니다",
  "goods.reviewRemarkMissing": "심사 의견을 입력하세요",
  "goods.changedMeanwhile": "다른 사람이 상품을 수정했습니다. 변경 내용을 확인한 뒤 저장하세요",
  "goods.selectProducts": "작업할 데이터를 선택하세요",
  "goods.pictureUnknown": "이미지가 없거나 만료되었습니다. 다시 업로드하세요",
  "goods.percentOutOfRange": "비율은 {{least}}~{{most}}, 소수 한 자리까지",
  "goods.copiesOutOfRange": "상품마다 1~{{limit}}장",
  "goods.tooManyLabels": "파일 하나에 라벨 {{limit}}장까지",
};
