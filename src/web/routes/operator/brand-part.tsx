// One part of a brand's draft (docs/product/brands.md): names, look, links, features, fees, domains.
import * as m from '#messages/messages';
import { brandPartLabels } from '#labels/brand-fields';
import { Faint } from '#web/brand-publishing/brand-changes.tsx';
import { BrandField } from '#web/brand-publishing/brand-field.tsx';
import { BrandPictures } from '#web/brand-publishing/brand-pictures.tsx';
import { loadBrandPart, writeBrandPart } from '#web/brand-publishing/brand-pages.server';
import { BrandTabs } from '#web/brand-publishing/brand-tabs.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Button } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/brand-part';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadBrandPart(request, requireOperator(request, 'brands'), args.params);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'brands');
  return writeBrandPart(request, actor, args.params, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.brand_title());
}

export default function BrandPartRoute({
  loaderData: { id, name, part, revision, fields, faint, pictures },
  actionData,
}: Route.ComponentProps) {
  const values = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  // Another part, and a draft that has grown, fill the fields anew.
  const key = `${part}-${revision}`;
  // Save and derive send one form; uploads answer beside their own file.
  const ofFields = actionData?.intent?.startsWith('upload-') ? undefined : actionData;
  const form = useAppForm({ id: 'brand', answer: ofFields && { ...ofFields, intent: null }, values });
  return (
    <>
      <BrandTabs brandId={id} />
      <ConsoleHead title={`${name}: ${brandPartLabels[part]()}`} />
      {pictures && <BrandPictures key={revision} view={pictures} revision={revision} answer={actionData} />}
      <Card className="max-w-3xl p-5">
        <AppFormBox key={key} form={form}>
          <input type="hidden" name="revision" value={revision} />
          <Faint words={faint} />
          <div className={part === 'identity' ? 'space-y-4' : 'grid gap-4 md:grid-cols-2'}>
            {fields.map((field) => (
              <BrandField key={field.name} form={form} view={field} />
            ))}
          </div>
          {part === 'look' && <p className="text-ink-soft">{m.brand_derive_text()}</p>}
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="intent" value="save">
              {m.brand_save()}
            </SubmitButton>
            {part === 'look' && (
              <Button name="intent" value="derive" variant="secondary">
                {m.brand_derive()}
              </Button>
            )}
          </div>
        </AppFormBox>
      </Card>
    </>
  );
}
