// What members say to a departure's new day, with the number to call who has not answered (decision 0034).
import * as m from '#messages/messages';
import type { BookingState } from '#shared/booking-states';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import type { Tone } from '#labels/tone';
import { Badge } from '#web/ui/badge.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';

interface MoveAnswersView {
  from: string;
  until: string;
  /** Whether members may still answer. */
  isOpen: boolean;
  orders: {
    code: string;
    state: BookingState;
    bookerName: string | null;
    phone: string | null;
    answer: 'keeps' | 'refuses' | null;
  }[];
}

const link =
  'inline-flex min-h-12 items-center whitespace-nowrap font-semibold text-primary underline underline-offset-4';

export function RescheduleResponses({ moved: { from, until, isOpen, orders } }: { moved: MoveAnswersView }) {
  const columns = [
    { key: 'code', label: m.pconsole_code() },
    { key: 'booker', label: m.pconsole_booker() },
    { key: 'phone', label: m.pconsole_phone() },
    { key: 'answer', label: m.pconsole_answer() },
  ];
  return (
    <>
      <p className="mb-4">
        {isOpen ? m.pconsole_answers_until({ from, until }) : m.pconsole_answers_closed({ from, until })}
      </p>
      {orders.length > 0 && (
        <DenseTable
          caption={m.pconsole_answers()}
          columns={columns}
          rows={orders.map((order) => ({
            key: order.code,
            cells: [
              <LocalLink key="code" to={paths.partnerConsole.booking(order.code)} className={link}>
                {order.code}
              </LocalLink>,
              order.bookerName ?? m.pconsole_nobody(),
              order.phone ? (
                <a key="phone" href={`tel:${order.phone}`} className={link}>
                  {readablePhone(order.phone)}
                </a>
              ) : (
                '–'
              ),
              <AnswerBadge key="answer" order={order} isOpen={isOpen} />,
            ],
          }))}
        />
      )}
    </>
  );
}

function AnswerBadge({
  order: { answer, state },
  isOpen,
}: {
  order: MoveAnswersView['orders'][number];
  isOpen: boolean;
}) {
  const [tone, word] = wordOf(answer, state, isOpen);
  return (
    <span className="whitespace-nowrap">
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}

function wordOf(answer: 'keeps' | 'refuses' | null, state: BookingState, isOpen: boolean): [Tone, string] {
  if (answer === 'keeps') return ['good', m.pconsole_answer_keeps()];
  if (answer === 'refuses') return ['bad', m.pconsole_answer_refuses()];
  if (state === 'cancelled_by_partner') return ['neutral', m.pconsole_answer_over()];
  return isOpen ? ['warn', m.pconsole_answer_none()] : ['neutral', m.pconsole_answer_silent()];
}
