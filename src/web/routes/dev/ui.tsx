// /dev/ui: every component of #web/ui with its states, for those who draw pages. Only where /dev/outbox is, in no search engine.
import { data } from 'react-router';
import { drawQr } from '#art/qr';
import * as m from '#messages/messages';
import { uiComponents } from '#web/dev/ui-components.tsx';
import { uiPath } from '#web/dev/ui-path';
import { pageRequest } from '#web/request/page-context.server';
import { pageMeta } from '#web/seo';
import type { Route } from './+types/ui';

export function loader(args: Route.LoaderArgs) {
  const { showsDevPages, origin } = pageRequest(args);
  if (!showsDevPages) throw data(null, { status: 404 });
  return { qr: drawQr(origin) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.dev_ui_title(),
    description: m.dev_ui_what(),
    path: uiPath,
    noIndex: true,
  });
}

export default function Ui({ loaderData: { qr } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-8">
      <h1 className="text-3xl font-bold tracking-tight">{m.dev_ui_title()}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{m.dev_ui_what()}</p>
      {Object.entries(uiComponents).map(([name, states]) => (
        <section key={name} data-component={name} className="mt-8 border-t border-line pt-4">
          <h2 className="mb-4 text-sm text-ink-soft">
            <code>{name}</code>
          </h2>
          {states(qr)}
        </section>
      ))}
    </div>
  );
}
