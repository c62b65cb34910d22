export const pages = {
  "/cfgl/txgl": "提现管理",
  "/cfgl/sksz": "收款设置",
  "/cfgl/shyecx": "商户余额查询",
} as const;

export const permissions = {
  "finance.withdrawal.read": "查看提现",
  "finance.withdrawal.apply": "申请和取消提现",
  "finance.withdrawal.review": "审核提现",
  "finance.withdrawal.pay": "打款并登记结果",
  "finance.account.read": "查看收款账户",
  "finance.account.write": "新增、编辑、激活和停用收款账户",
  "finance.balance.read": "查看商户余额",
} as const;

export const verbs = {
  apply: "申请",
  takeBack: "取消申请",
  pay: "开始打款",
  succeed: "打款成功",
  fail: "打款失败",
  payee: "查看收款银行卡",
} as const;

export const errors = {
  "finance.accountUnknown": "收款账户不存在",
  "finance.accountActivated": "账户激活后不能修改",
  "finance.accountInactive": "收款账户未激活，付款失败",
  "finance.accountChanged": "该账户刚被他人修改，请刷新后再试",
  "finance.withdrawalUnknown": "提现单不存在",
  "finance.amountRange": "提现金额范围为1.01-200000元",
  "finance.aboveBalance": "提现金额与手续费之和大于余额，无法提现",
  "finance.outsideWindow": "提现受理时间为每日{{from}}-{{to}}，T+1到账",
  "finance.ownApplication": "不能审核自己提交的申请",
} as const;

export const fields = {
  withdrawNo: "转账单号",
  bankName: "开户银行",
  bankAccount: "银行账号",
  withdrawAmount: "提现金额",
  amount: "提现金额(元)",
  taxFee: "手续费(税费)",
  transferAmount: "转账金额",
  withdrawStatus: "审核状态",
  reason: "原因",
  applicant: "申请人",
  applyTime: "申请时间",
  paymentTime: "打款时间",
  rejectTime: "驳回时间",
  transferNo: "银行流水号",
  accountId: "收款账户",
  providerName: "服务商名称",
  payAccountNo: "收款账户",
  bankCardNo: "银行卡号",
  payKey: "密钥",
  collectionUnit: "收款单位",
  activationState: "激活状态",
  balance: "余额",
  frozen: "冻结金额",
  available: "可提现余额",
  settle: "结算金额",
  withdraw: "提现金额",
  updatedTime: "修改时间",
} as const;

export const words = {
  state: {
    notReviewed: "未审核",
    reviewed: "已审核",
    paying: "打款中",
    paid: "已打款",
    failed: "打款失败",
    rejected: "已驳回",
    cancelled: "已取消",
  },
  activation: {
    preparation: "准备中",
    activated: "已激活",
    stopped: "已停用",
  },
  action: {
    apply: "申请提现",
    approve: "通过",
    reject: "驳回",
    pay: "打款",
    settle: "登记到账",
    fail: "登记失败",
    cancelApplication: "取消申请",
    addAccount: "新增收款账户",
    editAccount: "编辑收款账户",
    activate: "激活",
    stop: "停用",
    withdrawals: "提现记录",
  },
  confirm: {
    approve: "确定要审核通过这笔提现吗？",
    pay: "确定要开始打款吗？打款前请核对银行卡信息。",
    cancel: "确定要取消该申请吗？",
    activate: "确定要激活该账户吗？账户激活后不能修改。",
    stop: "确定要停用该账户吗？停用后不能向其打款。",
  },
  hint: {
    added: "账户添加后需激活才能使用",
    kept: "留空则保持不变",
    window: "提现受理时间为每日{{from}}-{{to}}，T+1到账",
    can: "可提现余额 {{fen}} 元，当日收入次日可提",
    fee: "手续费 {{fee}} 元另计，共扣 {{total}} 元",
    failed: "提现失败，请检查银行卡信息或联系售后",
    noAccount: "没有已激活的收款账户，请先在收款设置中添加并激活",
    key: "仅用于与服务商对接，保存后不再显示",
  },
} as const;
