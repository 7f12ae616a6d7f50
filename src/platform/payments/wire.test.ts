// Money, times and signatures on the wire: exact, or nothing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { midtransGateway } from './midtrans.ts';
import { midtransSignature } from './midtrans-signature.ts';
import { claimedReference } from './payments.ts';
import { isSameSecret, jakartaTime, readRupiah, writeJakartaTime } from './wire.ts';

describe('an amount', () => {
  it('of whole rupiah is read exactly, with or without its zeros', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999_999 }),
        fc.constantFrom('', '.0', '.00', '.0000'),
        (amount, zeros) => {
          expect(readRupiah(`${amount}${zeros}`)).toBe(amount);
        },
      ),
    );
  });
  it('with any part of a rupiah is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.integer({ min: 1, max: 9_999 }), (amount, part) => {
        expect(readRupiah(`${amount}.${String(part).padStart(4, '0')}`)).toBeNull();
      }),
    );
  });
  it('is never read from anything else', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^\d{1,15}(\.0{1,4})?$/.test(text)),
        (text) => {
          expect(readRupiah(text)).toBeNull();
        },
      ),
    );
  });
});

describe('a time in Jakarta', () => {
  it('is read as it was written, to the second', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          expect(jakartaTime.parse(writeJakartaTime(at)).getTime()).toBe(
            Math.floor(at.getTime() / 1_000) * 1_000,
          );
        },
      ),
    );
  });
  it('is seven hours ahead', () => {
    expect(writeJakartaTime(new Date('2016-12-07T04:54:12Z'))).toBe('2016-12-07 11:54:12');
    expect(jakartaTime.safeParse('2016-13-07 11:54:12').success).toBe(false);
  });
});

describe('a signature of Midtrans', () => {
  it('is the one of its documentation', () => {
    expect(
      midtransSignature(
        { order_id: '1111', status_code: '200', gross_amount: '100000.00' },
        'askvnoibnosifnboseofinbofinfgbiufglnbfg',
      ),
    ).toBe(
      'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231',
    );
  });
  const gateway = midtransGateway(
    {
      name: 'midtrans',
      serverKey: 'SB-Mid-server-x',
      apiUrl: 'http://127.0.0.1:9',
      snapUrl: 'http://127.0.0.1:9',
    },
    { now: () => new Date(), timeoutMs: 1_000 },
  );
  const signedFields = fc.record({
    order_id: fc.string({ minLength: 1, maxLength: 50 }),
    status_code: fc.string(),
    gross_amount: fc.string(),
  });
  const send = (fields: object) =>
    gateway.readNotification(
      Buffer.from(JSON.stringify({ transaction_id: 'tx-1', transaction_status: 'settlement', ...fields })),
      {},
    );

  it('holds for whatever was signed, and for nothing that was changed on the way', () => {
    fc.assert(
      fc.property(signedFields, signedFields, (fields, others) => {
        const signature_key = midtransSignature(fields, 'SB-Mid-server-x');
        expect(send({ ...fields, signature_key })).toMatchObject({
          outcome: 'genuine',
          reference: fields.order_id,
        });
        fc.pre(Object.values(fields).join('') !== Object.values(others).join(''));
        expect(send({ ...others, signature_key })).toEqual({ outcome: 'forged' });
      }),
    );
  });
  it('made with another key is forged', () => {
    fc.assert(
      fc.property(
        signedFields,
        fc.string().filter((key) => key !== 'SB-Mid-server-x'),
        (fields, key) => {
          expect(send({ ...fields, signature_key: midtransSignature(fields, key) })).toEqual({
            outcome: 'forged',
          });
        },
      ),
    );
  });
  it.each([
    ['201', 'pending', true],
    ['200', 'pending', false],
    ['201', 'settlement', false],
  ])('of code %s with status %s proves that money is only waited for: %s', (code, status, isWaiting) => {
    const signed = { order_id: 'INV-1', status_code: code, gross_amount: '44000.00' };
    const signature_key = midtransSignature(signed, 'SB-Mid-server-x');
    expect(send({ ...signed, transaction_status: status, signature_key })).toMatchObject({
      outcome: 'genuine',
      isWaiting,
    });
  });
  it('is not needed to survive any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(gateway.readNotification(Buffer.from(bytes), {}).outcome).toBe('unreadable');
        expect(claimedReference(Buffer.from(bytes))).toBeNull();
      }),
    );
  });
});

it('which payment is meant can be read before it is proven', () => {
  expect(claimedReference(Buffer.from('{"order_id":"ref-1"}'))).toBe('ref-1');
  expect(claimedReference(Buffer.from('{"event":"payment.capture","data":{"reference_id":"ref-2"}}'))).toBe(
    'ref-2',
  );
});

it('secrets are compared whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isSameSecret(one, other)).toBe(one === other);
    }),
  );
});
