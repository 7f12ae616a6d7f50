// The ways by which messages of the outbox leave.
export type OutboxChannel = 'mail' | 'text' | 'push' | 'web_push' | 'whatsapp';
