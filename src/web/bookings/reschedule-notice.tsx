// A departure that was moved, on top of its orders (decision 0034): the two days, and the two answers a member can give.
import { Form, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import type { RescheduleView } from './reschedule-view.ts';
import * as paths from '#shared/paths';

export function RescheduleNotice({ orderId, newDate }: { orderId: string; newDate: RescheduleView }) {
  const path = usePath();
  const { from, to, toDay, until, answer, isOpen } = newDate;
  const page = paths.member.newDate(orderId);
  const isPending = useNavigation().formAction === path(page);
  if (!isOpen) return null;
  return (
    <div className="mb-6">
      <Notice
        tone={answer ? 'good' : 'warn'}
        title={answer ? m.orders_new_date_kept() : m.orders_new_date_title()}
      >
        <p className="mt-1">{m.orders_new_date_from({ date: from })}</p>
        <p className="font-semibold">{m.orders_new_date_to({ date: to })}</p>
        <p className="mt-2">
          {answer ? m.orders_new_date_change({ date: until }) : m.orders_new_date_until({ date: until })}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {answer === null && (
            <Form method="post" action={path(page)} className="max-md:w-full">
              <input type="hidden" name="departs_on" value={toDay} />
              <PendingButton isPending={isPending} name="answer" value="keeps" className="w-full">
                {m.orders_new_date_keep()}
              </PendingButton>
            </Form>
          )}
          <LocalLink to={page} className={`${buttonClass('secondary')} max-md:w-full`}>
            {newDate.goesBack > 0 ? m.orders_new_date_refuse() : m.orders_new_date_refuse_unpaid()}
          </LocalLink>
        </div>
      </Notice>
    </div>
  );
}
