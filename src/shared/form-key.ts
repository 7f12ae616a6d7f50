// The hidden field that identifies a form submitted twice (docs/product/seats-and-money.md).
export const formKeyField = 'idempotency_key';
