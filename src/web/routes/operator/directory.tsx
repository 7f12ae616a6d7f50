// A shared directory (docs/product/directories.md): hotels, airlines or airports.
import * as m from '#messages/messages';
import { DirectoryPage } from '#web/directories/directory-page.tsx';
import { changeDirectory, loadDirectory } from '#web/directories/directory-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/directory';

export function loader(args: Route.LoaderArgs) {
  return loadDirectory(pageRequest(args), args.params.kind);
}

export function action(args: Route.ActionArgs) {
  return changeDirectory(pageRequest(args), args.params.kind, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.directories_title());
}

export default function DirectoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DirectoryPage shown={loaderData} answer={actionData} />;
}
