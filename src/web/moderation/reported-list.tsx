// What was reported, each with its reasons and what may be done with it.
import * as m from '#messages/messages';
import type { ModeratedKindName, ModerationAction } from '#shared/moderation';
import { ReviewPictures } from '#web/reviews/review-pictures.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { ReportedView } from './moderation-view.ts';

const actLook: Record<ModerationAction, { word: () => string; variant: ButtonVariant }> = {
  hide: { word: m.moderation_hide, variant: 'danger' },
  restore: { word: m.moderation_restore, variant: 'secondary' },
  dismiss: { word: m.moderation_dismiss, variant: 'secondary' },
};

function actsFor({ isHidden, openReports }: ReportedView): ModerationAction[] {
  if (isHidden) return ['restore'];
  return openReports > 0 ? ['hide', 'dismiss'] : ['hide'];
}

export function ReportedList({ kind, items }: { kind: ModeratedKindName; items: readonly ReportedView[] }) {
  return (
    <ul className="space-y-4">
      {items.map((item) => (
        <Reported key={item.id} kind={kind} item={item} />
      ))}
    </ul>
  );
}

function Reported({ kind, item }: { kind: ModeratedKindName; item: ReportedView }) {
  const { id, text, written, pictures, isHidden, about, reports, openReports, last } = item;
  return (
    <li className={`${cardClass} space-y-3 p-5`}>
      <p className="flex flex-wrap gap-2">
        {isHidden && <Badge tone="warn">{m.moderation_hidden()}</Badge>}
        {openReports > 0 && <Badge tone="bad">{m.moderation_reports_open({ count: openReports })}</Badge>}
        {reports.length > 0 ? (
          reports.map((report) => (
            <Badge key={report} tone="neutral">
              {report}
            </Badge>
          ))
        ) : (
          <Badge tone="neutral">{m.moderation_no_reports()}</Badge>
        )}
      </p>
      <blockquote className="max-w-prose border-l-4 border-line pl-4 break-words whitespace-pre-line">
        {text}
      </blockquote>
      <ReviewPictures pictures={pictures} />
      <p className="text-sm text-ink-soft">{written}</p>
      <p>
        <LocalLink
          to={`${about.path}#${kind === 'item_review' ? 'review' : kind}-${id}`}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          <LocalizedText said={about.title} />
        </LocalLink>
      </p>
      {last && <p className="text-sm text-ink-soft">{last}</p>}
      <PressForm
        fields={{ kind, id }}
        about={text.slice(0, 60)}
        presses={actsFor(item).map((act) => ({
          intent: act,
          label: actLook[act].word(),
          variant: actLook[act].variant,
        }))}
      />
    </li>
  );
}
