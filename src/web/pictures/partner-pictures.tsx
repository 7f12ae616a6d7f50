// The photographs of a partner: its logo, its office and its people, as its own page shows them.
import { ArrowLeft } from 'lucide-react';
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PictureList } from './picture-list.tsx';
import type { PicturesView } from './pictures-view.server.ts';

interface PartnerPicturesProps {
  view: PicturesView;
  answer: FormAnswer | undefined;
  /** The page that describes the partner, where one comes from. */
  back: { to: string; label: string };
}

export function PartnerPictures({ view, answer, back }: PartnerPicturesProps) {
  const uses = [
    { value: 'office', label: m.programme_picture_use_office() },
    { value: 'person', label: m.programme_picture_use_person() },
    { value: 'logo', label: m.programme_picture_use_logo() },
    { value: 'cover', label: m.programme_picture_use_cover() },
  ];
  return (
    <div className="max-w-5xl">
      <ConsoleHead
        title={m.programme_pictures()}
        text={m.programme_pictures_partner_text({ max: view.most })}
        action={
          <LocalLink to={back.to} className={buttonClass('secondary')}>
            <ArrowLeft size={20} aria-hidden="true" />
            {back.label}
          </LocalLink>
        }
      />
      <PictureList view={view} uses={uses} answer={answer} none={m.programme_pictures_partner_none()} />
    </div>
  );
}
