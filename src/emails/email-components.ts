// Every email: which component renders which kind. A kind of the outbox without its component does not compile.
import type { ComponentType } from 'react';
import type { EmailName } from '#domain/outbox';
import { OrderCancelled } from './booking-notifications/order-cancelled.tsx';
import { OrderCancelledByTerms } from './booking-notifications/order-cancelled-by-terms.tsx';
import { OrderConfirmed } from './booking-notifications/order-confirmed.tsx';
import { OrderEnded } from './booking-notifications/order-ended.tsx';
import { OrderNeedsAttention } from './booking-notifications/order-needs-attention.tsx';
import { OrderPlaced } from './booking-notifications/order-placed.tsx';
import { OrderRescheduled } from './booking-notifications/order-rescheduled.tsx';
import { PaymentExtended } from './booking-notifications/payment-extended.tsx';
import { RescheduleRefused } from './booking-notifications/reschedule-refused.tsx';
import { SettlementDue } from './booking-notifications/settlement-due.tsx';
import { SettlementReceived } from './booking-notifications/settlement-received.tsx';
import { UnmatchedPaymentReceived } from './booking-payments/unmatched-payment.tsx';
import { UnmatchedPaymentDecided } from './booking-payments/unmatched-payment-decided.tsx';
import { PasswordChanged } from './credentials/password-changed.tsx';
import { PasswordReset } from './credentials/password-reset.tsx';
import { PasswordResetUnknownAddress } from './credentials/password-reset-unknown-address.tsx';
import { NotificationEmail } from './notifications/notification.tsx';
import { OperatorAlert } from './finance-console/operator-alert.tsx';
import { Invited } from './invitations/invited.tsx';
import { JoinAnswered } from './joining/join-answered.tsx';
import { JoinBegun } from './joining/join-begun.tsx';
import { JoinReceived } from './joining/join-received.tsx';
import { PartnerStanding } from './partner-standing/partner-standing.tsx';
import { DocumentRejected } from './participants/document-rejected.tsx';
import { DocumentsAccepted } from './participants/documents-accepted.tsx';
import { PlatformInvoiceIssued } from './platform-invoices/platform-invoice.tsx';
import { PayeeAccountStated } from '#emails/payments/payee-account-stated.tsx';
import { ConsultantAccountStated } from '#emails/payments/consultant-account-stated.tsx';
import { RefundAccountStated } from './payments/refund-account-stated.tsx';
import { AccountDeleted } from './privacy/account-deleted.tsx';
import { DeletionCode } from './privacy/deletion-code.tsx';
import { EmailChanged } from './profile/email-changed.tsx';
import { EmailCode } from './profile/email-code.tsx';
import { EmailTaken } from './profile/email-taken.tsx';
import { PhoneChanged } from './profile/phone-changed.tsx';
import { KnownAddress } from './registration/known-address.tsx';
import { RegistrationCode } from './registration/registration-code.tsx';
import { SecondFactorChanged } from './second-factors/second-factor-changed.tsx';
import { SecondFactorRefused } from './second-factors/second-factor-refused.tsx';
import { SessionsEnded } from './sessions/sessions-ended.tsx';
import { IdentityLinked } from './social-login/identity-linked.tsx';
import { IdentityUnlinked } from './social-login/identity-unlinked.tsx';
import { ParcelMoved } from './souvenir-orders/parcel-moved.tsx';
import type { EmailProps } from './layout/email-context.ts';

export const emailComponents: { [Name in EmailName]: ComponentType<EmailProps<Name>> } = {
  order_cancelled: OrderCancelled,
  order_cancelled_by_terms: OrderCancelledByTerms,
  order_confirmed: OrderConfirmed,
  order_ended: OrderEnded,
  order_attention: OrderNeedsAttention,
  order_placed: OrderPlaced,
  order_rescheduled: OrderRescheduled,
  time_given: PaymentExtended,
  new_date_refused: RescheduleRefused,
  settlement_due: SettlementDue,
  settlement_received: SettlementReceived,
  money_misfit: UnmatchedPaymentReceived,
  money_decided: UnmatchedPaymentDecided,
  parcel_moved: ParcelMoved,
  operator_alert: OperatorAlert,
  platform_invoice: PlatformInvoiceIssued,
  notification: NotificationEmail,
  join_begun: JoinBegun,
  join_received: JoinReceived,
  join_answered: JoinAnswered,
  invitation: Invited,
  partner_standing: PartnerStanding,
  password_changed: PasswordChanged,
  refund_account_stated: RefundAccountStated,
  consultant_account_stated: ConsultantAccountStated,
  payee_account_stated: PayeeAccountStated,
  password_reset: PasswordReset,
  password_reset_unknown_address: PasswordResetUnknownAddress,
  document_rejected: DocumentRejected,
  documents_accepted: DocumentsAccepted,
  account_deleted: AccountDeleted,
  deletion_code: DeletionCode,
  email_changed: EmailChanged,
  email_code: EmailCode,
  email_taken: EmailTaken,
  phone_changed: PhoneChanged,
  registration_known_address: KnownAddress,
  registration_code: RegistrationCode,
  second_factor_changed: SecondFactorChanged,
  second_factor_refused: SecondFactorRefused,
  sessions_ended: SessionsEnded,
  identity_linked: IdentityLinked,
  identity_unlinked: IdentityUnlinked,
};
