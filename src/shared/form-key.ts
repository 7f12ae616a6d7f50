// The hidden field by which a form that is sent twice is known (reliability.md 8).
export const formKeyField = 'idempotency_key';
