// Step pesanan: its form, or, for who has no script, the question whether to order.
import type { CheckoutAnswer, CheckoutView, OrderStep } from './checkout-view.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { OrderForm } from './order-form.tsx';

interface OrderStepFormProps {
  view: CheckoutView;
  content: OrderStep;
  posted: CheckoutAnswer | undefined;
}

export function OrderStepForm({ view, content, posted }: OrderStepFormProps) {
  return posted?.toConfirm ? (
    <ConfirmOrder view={view} content={content} values={posted.toConfirm} />
  ) : (
    <OrderForm view={view} content={content} posted={posted} />
  );
}
