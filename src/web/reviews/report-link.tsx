// Where members report a review (docs/product/reviews.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';

export function ReportLink({ id, author }: { id: string; author: string }) {
  return (
    <LocalLink
      to={paths.reviewReport(id)}
      rel="nofollow"
      className="inline-flex min-h-12 items-center text-sm font-semibold text-primary underline underline-offset-4"
    >
      {m.hasanah_report()}
      <span className="sr-only">: {author}</span>
    </LocalLink>
  );
}
