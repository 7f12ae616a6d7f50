// The other side will never accept this: a retry would change nothing. Any other failure may be temporary.

export class RefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefusedError';
  }
}
