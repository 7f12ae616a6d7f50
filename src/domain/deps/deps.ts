// What domain functions receive: the outside world, built once by main.ts (or by a test).
import type { HoldingLimits } from '#domain/bookings';
import type { BrandDirectory } from '#domain/brands';
import type { RenderEmail, TextMessageLimits } from '#domain/outbox';
import type { DocumentRetention } from '#domain/participants';
import type { PartnerStorySource } from '#domain/partners';
import type { Payables } from '#domain/payments';
import type { CachedReads } from '#platform/database/cached-reads';
import type { Db } from '#platform/database/database';
import type { ReadList } from '#platform/database/list-replica';
import type { LockDeps } from '#platform/database/locks';
import type { DollarRate } from '#platform/exchange-rate/exchange-rate';
import type { Files } from '#platform/files/files';
import type { Jobs } from '#platform/jobs/jobs';
import type { KeyRing } from '#platform/keys';
import type { NewsSource } from '#platform/news/news';
import type { PaymentGateways } from '#platform/payments/payments';
import type { QuranAudio } from '#platform/quran-audio/quran-audio';
import type { ShippingProvider } from '#platform/shipping/shipping';
import type { SignInProviders } from '#platform/social-login/provider';

export interface Deps extends Pick<LockDeps, 'locksOff' | 'lockQueue' | 'moneyDb'> {
  readonly db: Db;
  /** Lists that anybody may see, from a replica where there is one. */
  readonly readList: ReadList;
  /** What is read once and used until it changes. */
  readonly reads: CachedReads;
  /** The clock. Everything that asks for the time asks here. */
  readonly now: () => Date;
  /** What signs, derives and encrypts. */
  readonly keys: KeyRing;
  /** Where uploaded files lie. */
  readonly files: Files;
  readonly brands: BrandDirectory;
  /** What is to be done after the transaction, in the same database. */
  readonly jobs: Jobs;
  /** What emails say: components of src/emails, which stand above the domain. */
  readonly renderEmail: RenderEmail;
  /** Who takes money, for each payee. */
  readonly payments: PaymentGateways;
  /** What can be paid for, and what it means when it is. */
  readonly payables: Payables;
  /** Shown while no dollar rate was fetched. */
  readonly fallbackDollarRate: DollarRate;
  /** How much anybody may hold without having paid. */
  readonly holdingLimits: HoldingLimits;
  /** For how many days an order keeps its seats while a bank decides: to finance it, or to pay it from savings. Unset: 14 and 3. */
  readonly financingHoldDays?: number;
  readonly savingsPaymentHoldDays?: number;
  /** How long identity documents are stored once nobody travels on them. */
  readonly documentRetention: DocumentRetention;
  /** What sending parcels costs, and where they are. */
  readonly shipping: ShippingProvider;
  /** Whose news hasanah shows. */
  readonly news: NewsSource;
  /** Recitations to listen to; null where no source is configured. */
  readonly quranAudio: QuranAudio | null;
  /** How long a code counts for money, roles and identity documents; unset: ten minutes. */
  readonly stepUpMinutes?: number;
  /** Where text messages go, and how many a day. */
  readonly textMessageLimits: TextMessageLimits;
  /** Google and Apple, as far as they are configured. */
  readonly signIn: SignInProviders;
  /** The key for which browsers subscribe to push notifications; null: they cannot. */
  readonly webPushKey: string | null;
  /** Whether notifications may be asked for by WhatsApp; absent: they may not. */
  readonly hasWhatsApp?: boolean;
  /** Absent where no source of partner stories is configured. */
  readonly partnerStories?: PartnerStorySource;
}
