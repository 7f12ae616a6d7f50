// What a travel partner says of itself on its page (docs/product/partner-profile.md). Name and licence are the operator's to change.
import { ExternalLink, Images } from 'lucide-react';
import * as m from '#messages/messages';
import { changePartnerProfile, readPartnerProfile } from '#domain/partner-profile';
import { listRegenciesByProvince } from '#domain/places';
import {
  addressMaxLength,
  emailMaxLength,
  partnerDescriptionMaxLength,
  phoneMaxLength,
} from '#shared/limits';
import * as paths from '#shared/paths';
import { uploadLicenceDocument } from '#domain/partner-standing';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { loadOwnLicences } from '#web/partner-standing/licence-view.server';
import { OwnLicences } from '#web/partner-standing/own-licences.tsx';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
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
import type { Route } from './+types/profile';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const [profile, provinces, licences] = await Promise.all([
    readPartnerProfile(request.deps, actor, partnerId),
    listRegenciesByProvince(request.deps),
    loadOwnLicences(request, actor, partnerId),
  ]);
  return { profile, provinces, licences };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, partnerId } = requirePartner(request);
  const save = async (_about: string, form: FormData) => {
    await changePartnerProfile(request.deps, actor, { partnerId, form: Object.fromEntries(form) });
    return m.partner_profile_saved();
  };
  const licence = async (licenceId: string, form: FormData) => {
    await uploadLicenceDocument(request.deps, actor, { licenceId, file: await fileOf(form, 'file') });
    return m.partner_licence_said();
  };
  return answerActions(request, args.request, { save, licence }, paths.partnerConsole.profile);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.partner_profile_title());
}

const descriptionWords = {
  id: () => ({ label: m.partner_profile_description(), hint: m.partner_profile_description_hint() }),
  en: () => ({ label: m.partner_profile_description_en(), hint: m.partner_profile_description_en_hint() }),
};

export default function PartnerProfileRoute({
  loaderData: { profile, provinces, licences },
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <ConsoleHead
        title={m.partner_profile_title()}
        text={m.partner_profile_text()}
        action={
          <div className="flex flex-wrap gap-3">
            <LocalLink to={paths.partnerConsole.pictures} className={buttonClass('secondary')}>
              <Images size={20} aria-hidden="true" />
              {m.programme_pictures()}
            </LocalLink>
            <LocalLink to={paths.partner(profile.slug)} className={buttonClass('secondary')}>
              <ExternalLink size={20} aria-hidden="true" />
              {m.partner_profile_page()}
            </LocalLink>
          </div>
        }
      />
      <Card className="mb-6 px-5 py-2">
        <DefinitionList
          facts={[
            { term: m.partner_profile_name(), value: profile.name },
            { term: m.partner_profile_legal_name(), value: profile.legalName },
          ]}
        />
        <p className="pb-3 text-ink-soft">{m.partner_profile_fixed()}</p>
      </Card>
      <OwnLicences licences={licences} answer={answer} />
      <Card>
        <ActionForm
          act="save"
          answer={answer}
          button={m.partner_profile_save()}
          values={{
            version: String(profile.version),
            description: profile.description.id,
            description_en: profile.description.en ?? '',
            email: profile.email,
            phone: profile.phone,
            address: profile.address,
            city: profile.city,
            founded_year: String(profile.foundedYear),
          }}
        >
          {(form) => {
            return (
              <>
                <input type="hidden" name="version" value={profile.version} />
                {(['id', 'en'] as const).map((language) => (
                  <TextArea
                    key={language}
                    field={form.field(language === 'id' ? 'description' : 'description_en')}
                    {...descriptionWords[language]()}
                    rows={6}
                    maxLength={partnerDescriptionMaxLength}
                    lang={language}
                  />
                ))}
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
                <CityField
                  field={form.field('city')}
                  label={m.partner_profile_city()}
                  provinces={provinces}
                />
                <Field
                  {...form.field('founded_year')}
                  label={m.partner_profile_founded()}
                  inputMode="numeric"
                  maxLength={4}
                  className="max-w-48"
                  required
                />
              </>
            );
          }}
        </ActionForm>
      </Card>
    </div>
  );
}
