// The five pieces of evidence of a departure, "5 Pasti" (docs/product/departure-evidence.md): proven by documents, shown to pilgrims.
import * as m from '#messages/messages';
import { listEvidence, proveEvidence, withdrawEvidence } from '#domain/departure-evidence';
import { addDays, formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { PieceCard } from '#web/departure-evidence/piece-card.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/departure-evidence';

const soonDays = 14;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const { title, departsOn, pieces } = await orMissing(listEvidence(deps, actor, departureId));
  const soon = addDays(todayInIndonesia(deps.now()), soonDays);
  return {
    departureId,
    title: textIn(title, locale).text,
    departs: formatDate(departsOn, locale),
    pieces: pieces.map(({ kind, state, proof }) => ({
      kind,
      state,
      proof: proof && {
        id: proof.id,
        number: proof.number,
        dated: formatDate(proof.datedOn, locale, 'short'),
        expires: proof.expiresOn && formatDate(proof.expiresOn, locale, 'short'),
        isExpiring: proof.expiresOn !== null && proof.expiresOn <= soon,
        hasFile: proof.hasFile,
        recorded: m.evidence_recorded({
          at: formatInstant(new Date(proof.recordedAt), locale, 'short'),
          by: proof.recordedBy ?? m.evidence_somebody(),
        }),
      },
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const prove = async (kind: string, form: FormData) => {
    const fields = Object.fromEntries(
      ['number', 'dated_on', 'expires_on'].map((name) => [name, form.get(name) ?? '']),
    );
    await proveEvidence(request.deps, actor, {
      departureId,
      kind,
      form: fields,
      file: await fileOf(form, 'file'),
    });
    return m.evidence_proven();
  };
  const withdraw = async (kind: string) => {
    await withdrawEvidence(request.deps, actor, { departureId, kind });
    return m.evidence_withdrawn();
  };
  const page = paths.partnerConsole.departureEvidence(departureId);
  return answerActions(request, args.request, { prove, withdraw }, page);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.evidence_title());
}

export default function DepartureEvidenceRoute({
  loaderData: { departureId, title, departs, pieces },
  actionData: answer,
}: Route.ComponentProps) {
  const hasHotel = pieces.some(({ kind, state }) => kind === 'hotel' && state === 'confirmed');
  return (
    <div className="max-w-3xl">
      <LocalLink
        to={paths.partnerConsole.departure(departureId)}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {title} · {departs}
      </LocalLink>
      <ConsoleHead title={m.evidence_title()} text={m.evidence_text()} />
      <ul className="space-y-4">
        {pieces.map((piece) => (
          <li key={piece.kind}>
            <PieceCard piece={piece} waitsForHotel={piece.kind === 'visa' && !hasHotel} answer={answer} />
          </li>
        ))}
      </ul>
    </div>
  );
}
