// The hidden field that identifies a form submitted twice (reliability.md 8).
export const formKeyField = 'idempotency_key';
