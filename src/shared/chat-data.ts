// Conversations as JSON, by the specification's names (spec §3 chat message): what API and sockets send and what pages read.
import type { BookingState, InvoiceStage, InvoiceStatus } from './booking-states.ts';
import type { ConversationSide, MessageWarning } from './conversations.ts';
import type { StoreOrderState } from './souvenir-order-states.ts';

export type ChatCardData =
  | { kind: 'product'; slug: string; title: string; departs_on: string; partner_name: string }
  | { kind: 'partner'; slug: string; name: string }
  | { kind: 'store'; slug: string; name: string }
  | { kind: 'item'; slug: string; title: string; store_slug: string; store_name: string }
  | { kind: 'order'; code: string; state: BookingState; title: string; departs_on: string }
  /** One store's part of a souvenir order: its first item, and how many more lines it has. */
  | {
      kind: 'store_order';
      id: string;
      code: string;
      state: StoreOrderState;
      title: string;
      others: number;
      store_name: string;
    }
  | {
      kind: 'payment';
      order_code: string;
      stage: InvoiceStage;
      amount: number;
      due_at: string;
      status: InvoiceStatus;
    };

export interface ChatMessageData {
  id: string;
  user_chat_id: string;
  /** Of the message within its conversation, from 1 without gaps: the order, and the cursor of what was missed. */
  sequence: number;
  client_id: string;
  created_at: string;
  message: string;
  sender: { side: ConversationSide; name: string | null };
  is_own: boolean;
  card: ChatCardData | null;
  attachments: { id: string; content_type: string; size_bytes: number; path: string }[];
  warnings: MessageWarning[];
  pinned_to: string | null;
}

export interface ChatData {
  id: string;
  side: ConversationSide;
  partner: { slug: string; name: string } | null;
  member_name: string;
  activity: number;
  last_sequence: number;
  read_sequence: number;
  peer_read_sequence: number;
  unread: number;
  last_message: {
    message: string;
    is_own: boolean;
    has_attachments: boolean;
    created_at: string;
  } | null;
  is_blocked: boolean;
  waiting_since: string | null;
  assignee_name: string | null;
  is_online: boolean;
  offline_at: string | null;
}
