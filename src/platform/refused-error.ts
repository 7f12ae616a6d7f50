// The other side says that it will never take this: trying again would change nothing. Anything else may pass with time.

export class RefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefusedError';
  }
}
