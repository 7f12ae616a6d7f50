// What a distribution partner says of itself on its page (docs/product/distribution-partners.md). Its names are the operator's to change.
import { ExternalLink } from 'lucide-react';
import * as m from '#messages/messages';
import { changeOwnPage, readOwnPage } from '#domain/distribution-partners';
import { listRegenciesByProvince } from '#domain/places';
import {
  addressMaxLength,
  distributionBodyMaxLength,
  distributionHeadlineMaxLength,
  emailMaxLength,
  partnerDescriptionMaxLength,
  phoneMaxLength,
} from '#shared/limits';
import * as paths from '#shared/paths';
import { requireDistribution } from '#web/distribution-partners/require-distribution.server';
import { answerActions } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { CityField } from '#web/ui/city-field.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/page';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireDistribution(request);
  const [page, provinces] = await Promise.all([
    readOwnPage(request.deps, actor),
    listRegenciesByProvince(request.deps),
  ]);
  return { page, provinces };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireDistribution(request);
  const save = async (_about: string, form: FormData) => {
    await changeOwnPage(request.deps, actor, Object.fromEntries(form));
    return m.distribution_page_saved();
  };
  return answerActions(request, args.request, { save }, paths.distributionConsole.page);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.distribution_page());
}

/** The texts, in the order in which the page shows them; each in both languages. */
const texts = [
  {
    name: 'headline',
    rows: 2,
    maxLength: distributionHeadlineMaxLength,
    words: {
      id: () => ({ label: m.distribution_headline(), hint: m.distribution_headline_hint() }),
      en: () => ({ label: m.distribution_headline_en(), hint: m.partner_profile_description_en_hint() }),
    },
  },
  {
    name: 'description',
    rows: 4,
    maxLength: partnerDescriptionMaxLength,
    words: {
      id: () => ({ label: m.partner_profile_description(), hint: m.partner_profile_description_hint() }),
      en: () => ({
        label: m.partner_profile_description_en(),
        hint: m.partner_profile_description_en_hint(),
      }),
    },
  },
  {
    name: 'body',
    rows: 12,
    maxLength: distributionBodyMaxLength,
    words: {
      id: () => ({ label: m.distribution_body(), hint: m.distribution_body_hint() }),
      en: () => ({ label: m.distribution_body_en(), hint: m.partner_profile_description_en_hint() }),
    },
  },
] as const;
const languages = ['id', 'en'] as const;

export default function DistributionPageRoute({
  loaderData: { page, provinces },
  actionData: answer,
}: Route.ComponentProps) {
  const values: Record<string, string> = {
    version: String(page.version),
    email: page.email,
    phone: page.phone,
    address: page.address,
    city: page.city,
  };
  for (const { name } of texts) {
    values[name] = page[name].id;
    values[`${name}_en`] = page[name].en ?? '';
  }
  return (
    <div className="max-w-3xl">
      <ConsoleHead
        title={m.distribution_page()}
        text={m.distribution_page_text()}
        action={
          <LocalLink to={paths.distributionPartner(page.slug)} className={buttonClass('secondary')}>
            <ExternalLink size={20} aria-hidden="true" />
            {m.distribution_page_view()}
          </LocalLink>
        }
      />
      <Card className="mb-6 px-5 py-2">
        <DefinitionList
          facts={[
            { term: m.partner_profile_name(), value: page.name },
            { term: m.partner_profile_legal_name(), value: page.legalName },
          ]}
        />
        <p className="pb-3 text-ink-soft">{m.distribution_fixed()}</p>
      </Card>
      <Card>
        <ActionForm act="save" answer={answer} button={m.partner_profile_save()} values={values}>
          {(form) => (
            <>
              <input type="hidden" name="version" value={page.version} />
              {texts.flatMap(({ name, rows, maxLength, words }) =>
                languages.map((language) => (
                  <TextArea
                    key={`${name} ${language}`}
                    field={form.field(language === 'id' ? name : `${name}_en`)}
                    {...words[language]()}
                    rows={rows}
                    maxLength={maxLength}
                    lang={language}
                  />
                )),
              )}
              <Field
                {...form.field('email')}
                label={m.partner_profile_email()}
                type="email"
                autoComplete="off"
                maxLength={emailMaxLength}
                required
              />
              <Field
                {...form.field('phone')}
                label={m.partner_profile_phone()}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                maxLength={phoneMaxLength}
                required
              />
              <TextArea
                field={form.field('address')}
                label={m.partner_profile_address()}
                rows={2}
                maxLength={addressMaxLength}
              />
              <CityField field={form.field('city')} label={m.partner_profile_city()} provinces={provinces} />
            </>
          )}
        </ActionForm>
      </Card>
    </div>
  );
}
