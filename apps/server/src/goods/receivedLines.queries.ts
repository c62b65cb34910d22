/** Lines `x` of documents that were not taken back: what was typed wrongly and reversed says nothing of the goods. */
export const linesThatCount = `goods_document_line x join goods_document y on y.top_id = x.top_id and y.id = x.document_id and y.state <> 'reversed'`;
