// The bell of a page that is rendered for a member.
import { countUnread } from './unread-badge-element.ts';

countUnread();
