// What members say to a departure's new day, with the number to call who has not answered (decision 0034).
import * as m from '#messages/messages';
import type { BookingState } from '#shared/booking-states';
import { readablePhone } from '#shared/readable-phone';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { DenseTable } from '#web/components/ui/dense-table.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';

interface MoveAnswersView {
  from: string;
  until: string;
  /** Whether members may still answer. */
  isOpen: boolean;
  orders: { code: string; state: BookingState; bookerName: string | null; phone: string | null; answer: 'keeps' | 'refuses' | null }[];
}

const link = 'inline-flex min-h-12 items-center whitespace-nowrap font-semibold text-primary underline underline-offset-4';

export function MoveAnswers({ moved: { from, until, isOpen, orders } }: { moved: MoveAnswersView }) {
  const columns = [{ key: 'code', label: m.pdesk_code() }, { key: 'booker', label: m.pdesk_booker() }, { key: 'phone', label: m.pdesk_phone() }, { key: 'answer', label: m.pdesk_answer() }];
  return (
    <>
      <p className="mb-4">{isOpen ? m.pdesk_answers_until({ from, until }) : m.pdesk_answers_closed({ from, until })}</p>
      {orders.length > 0 && (
        <DenseTable caption={m.pdesk_answers()} columns={columns} rows={orders.map((order) => ({ key: order.code, cells: [
          <LocalLink key="code" to={`/partner-desk/bookings/${order.code}`} className={link}>{order.code}</LocalLink>, order.bookerName ?? m.pdesk_nobody(),
          order.phone ? <a key="phone" href={`tel:${order.phone}`} className={link}>{readablePhone(order.phone)}</a> : '–', <AnswerBadge key="answer" order={order} isOpen={isOpen} />] }))} />
      )}
    </>
  );
}

function AnswerBadge({ order: { answer, state }, isOpen }: { order: MoveAnswersView['orders'][number]; isOpen: boolean }) {
  const [tone, word] = wordOf(answer, state, isOpen);
  return <span className="whitespace-nowrap"><Badge tone={tone}>{word}</Badge></span>;
}

function wordOf(answer: 'keeps' | 'refuses' | null, state: BookingState, isOpen: boolean): [Tone, string] {
  if (answer === 'keeps') return ['good', m.pdesk_answer_keeps()];
  if (answer === 'refuses') return ['bad', m.pdesk_answer_refuses()];
  if (state === 'cancelled_by_partner') return ['neutral', m.pdesk_answer_over()];
  return isOpen ? ['warn', m.pdesk_answer_none()] : ['neutral', m.pdesk_answer_silent()];
}
