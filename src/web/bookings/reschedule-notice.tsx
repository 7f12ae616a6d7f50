// A departure that was moved, on top of its orders (decision 0034): the two days, and the two answers a member can give. An
// answer that came too late leads to the page that says why.
import { Form, useNavigation } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import type { NewDateNotice } from './reschedule-view.ts';
import * as paths from '#shared/paths';

export function RescheduleNotice({ orderId, newDate }: { orderId: string; newDate: NewDateNotice }) {
  const path = usePath();
  const page = paths.member.newDate(orderId);
  const isPending = useNavigation().formAction === path(page);
  const { isKept } = newDate;
  const { title, until } = isKept ? newDate.kept : newDate.asked;
  return (
    <div className="mb-6">
      <Notice tone={isKept ? 'good' : 'warn'} title={title}>
        <p className="mt-1">{newDate.was}</p>
        <p className="font-semibold">{newDate.is}</p>
        <p className="mt-2">{until}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {!isKept && (
            <Form method="post" preventScrollReset action={path(page)} className="max-md:w-full">
              <input type="hidden" name="departs_on" value={newDate.toDay} />
              <PendingButton isPending={isPending} name="answer" value="keeps" className="w-full">
                {newDate.keep}
              </PendingButton>
            </Form>
          )}
          <LocalLink to={page} className={`${buttonClass('secondary')} max-md:w-full`}>
            {newDate.refuse}
          </LocalLink>
        </div>
      </Notice>
    </div>
  );
}
