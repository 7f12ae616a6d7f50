// The default layout: every page that does not say otherwise in routes.ts (spec §2 layouts).
import { Outlet } from 'react-router';
import { useFrame } from '#web/frame';
import { SiteShell } from './site-shell.tsx';

export default function DefaultLayout() {
  return (
    <SiteShell path={useFrame().path}>
      <Outlet />
    </SiteShell>
  );
}
