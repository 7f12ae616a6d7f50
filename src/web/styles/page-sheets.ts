// The style sheet of each kind of pages, as its documents carry it. Never in the browser's files.
import type { PageKind } from '#web/page-kinds';
import components from './components.css?inline';
import console from './console.css?inline';
import member from './member.css?inline';
import reading from './reading.css?inline';

export const pageSheets: Record<PageKind, string> = { reading, member, console, components };
