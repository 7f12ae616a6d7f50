// Hearts of a page that is rendered for a member.
import { moveHearts } from './wish-button-element.ts';

moveHearts();
