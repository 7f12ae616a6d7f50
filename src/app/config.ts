// Every environment variable: its default, its unit, its meaning. main.ts reads it once, at start.
import * as z from 'zod';
import type { HoldingLimits } from '#domain/bookings';
import type { DocumentRetention } from '#domain/participants';
import {
  type FileSettings,
  fileSettings,
  fileVariables,
  missingFileVariable,
} from '#platform/files/settings';
import { isKeyRing, keyRingFault } from '#platform/keys';
import { financingHoldDays, savingsPaymentHoldDays } from '#shared/limits';
import { newsVariables } from '#platform/news/settings';
import {
  type ExchangeRateSettings,
  exchangeRateSettings,
  exchangeRateVariables,
} from '#platform/exchange-rate/settings';
import { type PaymentSettings, paymentSettings, paymentVariables } from '#platform/payments/settings';
import type { RajaOngkirSettings } from '#platform/shipping/rajaongkir';
import { shippingSettings, shippingVariables } from '#platform/shipping/settings';
import { openQuranAudio, type QuranAudio, quranAudioVariables } from '#platform/quran-audio/quran-audio';
import { type FcmSettings, pushSettings, pushVariables } from '#platform/push-notifications/settings';
import type { TraceSettings } from '#platform/tracing/export-spans';
import { traceSettings, traceVariables } from '#platform/tracing/settings';
import { type WebPushSettings, webPushSettings, webPushVariables } from '#platform/web-push/settings';
import { type WhatsAppSettings, whatsAppSettings, whatsAppVariables } from '#platform/whatsapp/settings';
import { type SignInSettings, signInSettings, signInVariables } from '#platform/social-login/settings';

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const whole = (fallback: number, largest = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(largest, `must be at most ${largest}`)
    .default(fallback);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z
  .object({
    /** Interface and port to listen on; 0.0.0.0 is every network. PORT 0 takes a free port. */
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(3000, 65_535),
    /** Host names the default brand answers on, besides the brands' own hosts: `192.168.1.20,rihlah.internal`. */
    HOST_NAMES: z.string().default(''),
    /** Your own PostgreSQL (15 or newer). Unset: the embedded one, with its data in DATA_DIR. */
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:secret@host:5432/rihlah' })
      .optional(),
    /**
     * The same database as the role that owns its tables: it migrates, and DATABASE_URL's role may only read and write
     * rows. Unset: one role does both.
     */
    MIGRATION_DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://owner:secret@host:5432/rihlah' })
      .optional(),
    /**
     * The same database without a pooler in between, for the connections that listen to it. Unset: DATABASE_URL, which then must not
     * lead to a pooler of transactions.
     */
    LISTEN_DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:secret@host:5432/rihlah' })
      .optional(),
    /** A standby of the database that lists may be read from (decision 0237); one server, not several behind one address. Unset: there is none. */
    REPLICA_DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:secret@host:5432/rihlah' })
      .optional(),
    /** Redis (6.2 or newer) that carries between processes who is connected (decision 0222). Unset: the database does. */
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must look like redis://user:secret@host:6379' })
      .optional(),
    /** Megabytes of finished pages that each process holds in memory; 0 = every page is rendered anew. */
    PAGE_CACHE_MEGABYTES: whole(64, 4_096),
    /** Megabytes of markup that each process holds for pages that are rendered anew: cards, header and footer, and the like; 0 = none. */
    MARKUP_MEGABYTES: whole(16, 4_096),
    /**
     * Seconds for which a CDN in front may answer pages that are everybody's without asking us; 0 = there is none. It must pass on
     * whatever carries a cookie (docs/product/page-cache.md).
     */
    CDN_SECONDS: whole(0, 60),
    DATA_DIR: z.string().default('.data'),
    /**
     * Keys that sign and encrypt, `id:base64,id:base64`, the newest first. Unset: one is generated and stored in
     * DATA_DIR/keys.
     */
    KEY_RING: z.string().refine(isKeyRing, keyRingFault).optional(),
    /** Maximum database connections of each process. */
    DATABASE_POOL_SIZE: whole(10),
    DATABASE_MONEY_POOL_SIZE: whole(5),
    /** Milliseconds after which the database cancels a statement. */
    STATEMENT_TIMEOUT_MS: whole(5_000),
    /** Seeds the demo brand and catalogue into an empty database. Default: only on the embedded database. */
    DEMO: flag.optional(),
    /** fatal, error, warn, info, debug, trace or silent. */
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    /** Number of trusted proxies in front (they set X-Forwarded-For and -Proto, and pass Host on unchanged); 0 = none. */
    TRUSTED_PROXIES: whole(0),
    /**
     * Pages a minute one network may request (an IPv4 address, a /64 of IPv6), including what the server renders for
     * them. 0 = no limit.
     */
    PAGE_READS_PER_MINUTE: whole(600),
    /** Requests a minute one network may make to the API without an access-token. 0 = no limit at all. */
    API_READS_PER_MINUTE: whole(600),
    /** The same for requests that carry an access-token. */
    API_CALLS_PER_MINUTE: whole(3_000),
    /** Seconds for which a server that is told to stop answers on, while `/readyz` says 503: until the proxies in front have noticed. */
    DRAIN_SECONDS: whole(0, 300),
    /** Opens /metrics to whoever sends it as bearer token (Prometheus). Unset: there is no /metrics. */
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    /** Largest request body, in bytes (uploads have limits of their own). */
    BODY_LIMIT_BYTES: whole(256 * 1024),
    /** Days after the return for which documents and identity numbers of travellers are stored. */
    DOCUMENT_DAYS_AFTER_RETURN: whole(60, 3_650),
    /** The same after an order expired or was cancelled; a late payment may revive it. */
    DOCUMENT_DAYS_AFTER_EXPIRY: whole(1, 3_650),
    /**
     * The SMTP server that sends our emails: smtp://user:secret@host:587 or smtps://…:465. Unset: emails stay in
     * /dev/outbox (demo and development only).
     */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:secret@host:587' }).optional(),
    /** Sender of every email. Default: no-reply at the brand's domain. */
    MAIL_FROM: z.email('must be a mail address').optional(),
    /** Gateway for text messages: accepts POST {to, text} as JSON, with TEXT_MESSAGES_TOKEN as bearer token. */
    TEXT_MESSAGES_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://gateway.example/messages' })
      .optional(),
    TEXT_MESSAGES_TOKEN: z.string().optional(),
    /** Minutes for which a second-factor code unlocks money, roles and identity documents. */
    STEP_UP_MINUTES: whole(10),
    /** Countries that may receive text messages, as ISO codes. */
    TEXT_MESSAGE_COUNTRIES: z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must look like ID,SA,MY,SG')
      .default('ID,SA,MY,SG'),
    /**
     * Text messages a day, over all recipients; beyond it codes are refused and every other message waits until the
     * next day.
     */
    TEXT_MESSAGES_PER_DAY: whole(2_000),
    /** Days for which an order keeps its seats while a bank decides: to finance it, or to pay it from savings. */
    FINANCING_HOLD_DAYS: whole(financingHoldDays, 60),
    SAVINGS_PAYMENT_HOLD_DAYS: whole(savingsPaymentHoldDays, 30),
    /** Unpaid orders, with their seats, that one account (and one verified phone number) may hold at the same time. */
    HOLDING_ORDERS: whole(3),
    HOLDING_SEATS: whole(12),
    /** The same for consultants. `npm run admin -- grant-holding` raises it for one account. */
    HOLDING_ORDERS_CONSULTANT: whole(10),
    HOLDING_SEATS_CONSULTANT: whole(45),
    ...traceVariables,
    ...fileVariables,
    ...pushVariables,
    ...webPushVariables,
    ...whatsAppVariables,
    ...signInVariables,
    ...paymentVariables,
    ...exchangeRateVariables,
    ...shippingVariables,
    ...newsVariables,
    ...quranAudioVariables,
  })
  .refine((value) => value.QURAN_AUDIO_URL === undefined || value.QURAN_AUDIO_RECITER !== undefined, {
    path: ['QURAN_AUDIO_RECITER'],
    error: 'must be set when QURAN_AUDIO_URL is: pages say who recites',
  })
  .superRefine((value, context) => {
    const missing = missingFileVariable(value);
    if (missing)
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: 'must be set for files in storage, like the others of its bucket',
      });
  })
  .refine((value) => value.MIGRATION_DATABASE_URL === undefined || value.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'must be set when MIGRATION_DATABASE_URL is: they are two roles of one database',
  })
  .refine((value) => value.DATABASE_URL === undefined || value.KEY_RING !== undefined, {
    path: ['KEY_RING'],
    error:
      'must be set when DATABASE_URL is, because every process on that database must know it (openssl rand -base64 32)',
  });

export interface Config {
  host: string;
  port: number;
  /** In lower case. */
  hostNames: string[];
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  /** For connections that listen; unset: `databaseUrl`. */
  listenDatabaseUrl: string | undefined;
  /** Null: lists are read from the database itself. */
  replicaDatabaseUrl: string | null;
  /** Null: processes tell each other through the database. */
  redisUrl: string | null;
  pageCacheBytes: number;
  markupBytes: number;
  /** 0: there is no CDN. */
  cdnSeconds: number;
  dataDir: string;
  keyRing: string | undefined;
  databasePoolSize: number;
  /** Connections for orders and payments, beside those of pages. */
  moneyPoolSize: number;
  statementTimeoutMs: number;
  drainSeconds: number;
  demo: boolean;
  logLevel: string;
  trustedProxies: number;
  pageReadsPerMinute: number;
  apiReadsPerMinute: number;
  apiCallsPerMinute: number;
  /** Null: there is no /metrics. */
  metricsToken: string | null;
  files: FileSettings;
  /** Null: nothing is recorded. */
  traces: TraceSettings | null;
  bodyLimitBytes: number;
  documentRetention: DocumentRetention;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  textMessagesUrl: string | undefined;
  textMessagesToken: string | undefined;
  holdingLimits: HoldingLimits;
  financingHoldDays: number;
  savingsPaymentHoldDays: number;
  stepUpMinutes: number;
  textMessageLimits: { countries: readonly string[]; perDay: number };
  /** Null: push notifications are off. */
  fcm: FcmSettings | null;
  /** Null: browsers cannot subscribe. */
  webPush: WebPushSettings | null;
  /** Null: no notifications by WhatsApp. */
  whatsApp: WhatsAppSettings | null;
  signIn: SignInSettings;
  payments: PaymentSettings;
  exchangeRate: ExchangeRateSettings;
  /** Null: rates come from the local table. */
  rajaOngkir: RajaOngkirSettings | null;
  newsUrl: string | undefined;
  /** Null: recitations are not offered. */
  quranAudio: QuranAudio | null;
}

/** Reads the environment; throws one readable sentence that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The configuration is wrong. ${faults.join('; ')}`);
  }
  const value = parsed.data;
  return {
    host: value.HOST,
    port: value.PORT,
    hostNames: [value.HOST, ...value.HOST_NAMES.split(',')]
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
    databaseUrl: value.DATABASE_URL,
    migrationDatabaseUrl: value.MIGRATION_DATABASE_URL,
    listenDatabaseUrl: value.LISTEN_DATABASE_URL,
    replicaDatabaseUrl: value.REPLICA_DATABASE_URL ?? null,
    redisUrl: value.REDIS_URL ?? null,
    pageCacheBytes: value.PAGE_CACHE_MEGABYTES * 1_048_576,
    markupBytes: value.MARKUP_MEGABYTES * 1_048_576,
    cdnSeconds: value.CDN_SECONDS,
    dataDir: value.DATA_DIR,
    keyRing: value.KEY_RING,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    moneyPoolSize: value.DATABASE_MONEY_POOL_SIZE,
    statementTimeoutMs: value.STATEMENT_TIMEOUT_MS,
    drainSeconds: value.DRAIN_SECONDS,
    demo: value.DEMO ?? value.DATABASE_URL === undefined,
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUSTED_PROXIES,
    pageReadsPerMinute: value.PAGE_READS_PER_MINUTE,
    apiReadsPerMinute: value.API_READS_PER_MINUTE,
    apiCallsPerMinute: value.API_CALLS_PER_MINUTE,
    metricsToken: value.METRICS_TOKEN ?? null,
    files: fileSettings(value),
    traces: traceSettings(value),
    bodyLimitBytes: value.BODY_LIMIT_BYTES,
    documentRetention: {
      daysAfterReturn: value.DOCUMENT_DAYS_AFTER_RETURN,
      daysAfterExpiry: value.DOCUMENT_DAYS_AFTER_EXPIRY,
    },
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    textMessagesUrl: value.TEXT_MESSAGES_URL,
    textMessagesToken: value.TEXT_MESSAGES_TOKEN,
    holdingLimits: {
      member: { orders: value.HOLDING_ORDERS, seats: value.HOLDING_SEATS },
      consultant: { orders: value.HOLDING_ORDERS_CONSULTANT, seats: value.HOLDING_SEATS_CONSULTANT },
    },
    financingHoldDays: value.FINANCING_HOLD_DAYS,
    savingsPaymentHoldDays: value.SAVINGS_PAYMENT_HOLD_DAYS,
    stepUpMinutes: value.STEP_UP_MINUTES,
    textMessageLimits: {
      countries: value.TEXT_MESSAGE_COUNTRIES.split(','),
      perDay: value.TEXT_MESSAGES_PER_DAY,
    },
    fcm: pushSettings(value),
    webPush: webPushSettings(value),
    whatsApp: whatsAppSettings(value),
    signIn: signInSettings(value),
    payments: paymentSettings(value),
    exchangeRate: exchangeRateSettings(value),
    rajaOngkir: shippingSettings(value),
    newsUrl: value.NEWS_URL,
    quranAudio: openQuranAudio(value),
  };
}
