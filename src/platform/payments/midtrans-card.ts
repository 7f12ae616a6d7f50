// Cards at Midtrans: its hosted page takes the number, which never comes near this server (docs/product/payments.md).
import * as z from 'zod';
import { type CreatedPayment, GatewayError, type PaymentRequest } from './gateway.ts';
import type { MidtransSettings } from './settings.ts';
import { askGateway, basicAuth, readAnswer, writeJakartaTime } from './wire.ts';

const page = z.object({ token: z.string().min(1), redirect_url: z.url({ protocol: /^https?$/ }) });

/** Midtrans knows the payment itself only once somebody has used the page. */
export async function openCardPage(
  { snapUrl, serverKey }: MidtransSettings,
  request: PaymentRequest,
  now: Date,
  timeoutMs: number,
): Promise<CreatedPayment> {
  const { reference, amountRupiah, customer, returnUrl, expiresAt } = request;
  const minutes = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000));
  const { status, json } = await askGateway(
    `${snapUrl}/snap/v1/transactions`,
    {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: basicAuth(serverKey),
      },
      body: JSON.stringify({
        transaction_details: { order_id: reference, gross_amount: amountRupiah },
        enabled_payments: ['credit_card'],
        credit_card: { secure: true },
        customer_details: { first_name: customer.name, email: customer.email, phone: customer.phone },
        callbacks: { finish: returnUrl },
        expiry: { start_time: `${writeJakartaTime(now)} +0700`, unit: 'minutes', duration: minutes },
      }),
    },
    timeoutMs,
  );
  if (status !== 200 && status !== 201)
    throw new GatewayError(`Midtrans refused a card page: ${status}`, false);
  const { redirect_url: redirectUrl } = readAnswer(page, json);
  return {
    reference,
    gatewayId: null,
    instructions: 'redirect',
    number: null,
    billerCode: null,
    qrString: null,
    deepLink: null,
    redirectUrl,
    expiresAt,
  };
}
