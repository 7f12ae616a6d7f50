// Templates of an agency's offers (docs/product/private-umrah.md).
import * as m from '#messages/messages';
import { deleteOfferTemplate, listOfferTemplates, renameOfferTemplate } from '#domain/private-umrah';
import { AppError } from '#shared/errors';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { OfferTemplates } from '#web/private-umrah/offer-templates.tsx';
import { answerActions } from '#web/request/answer-actions.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/umrah-templates';

function by(request: PageRequest) {
  requireArea(request, 'privateUmrah');
  return requirePartner(request).actor;
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const templates = await listOfferTemplates(request.deps, by(request));
  return templates.map(({ id, name, lines, validDays, note }) => ({
    id,
    name,
    adult: m.umrah_template_adult({
      amount: formatRupiah(lines.reduce((sum, { amount }) => sum + amount, 0)),
    }),
    days: m.umrah_template_days({ days: validDays }),
    note,
    lines: lines.map(({ label, amount }) => ({ label, amount: formatRupiah(amount) })),
  }));
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { deps } = request;
  const actor = by(request);
  const actions = {
    rename: async (id: string, form: FormData) => {
      await renameOfferTemplate(deps, actor, { id, form: { name: form.get('name') } });
      return m.umrah_template_renamed();
    },
    delete: async (id: string, form: FormData) => {
      if (form.get('confirmed') !== 'yes')
        throw new AppError('invalid_input', [{ field: 'confirmed', message: 'umrah_template_unconfirmed' }]);
      await deleteOfferTemplate(deps, actor, id);
      return m.umrah_template_deleted();
    },
  };
  return answerActions(request, args.request, actions, paths.partnerConsole.umrahTemplates);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.umrah_templates_title());
}

export default function PartnerUmrahTemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <LocalLink
        to={paths.partnerConsole.privateUmrahs}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.private_umrah_inbox()}
      </LocalLink>
      <ConsoleHead title={m.umrah_templates_title()} text={m.umrah_templates_text()} />
      {loaderData.length === 0 ? (
        <EmptyState title={m.umrah_templates_none()} text={m.umrah_templates_none_text()} />
      ) : (
        <OfferTemplates templates={loaderData} answer={actionData} />
      )}
    </div>
  );
}
