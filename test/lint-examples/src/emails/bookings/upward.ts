// breaks: emails do not know the pages
import { LocalLink } from '#web/ui/local-link.tsx';
export const link = LocalLink;
