// A verse to be sent: its words as text to be copied, and its picture (spec §2 DropdownShare).
import { Copy, Download, MessageCircle, Share2 } from 'lucide-react';
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { surahPath, versePicturePath } from '#shared/quran';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { whatsappLink } from '#web/contact-links';
import { useFrame } from '#web/frame';
import { Attribution } from './attribution.tsx';
import type { SurahView } from './quran-view.ts';

export interface ShareVerseView {
  surah: SurahView;
  verse: number;
  /** Arabic, ready to be shown. */
  text: string;
  /** Without marks of footnotes. */
  translation: string;
  /** The whole address of the verse. */
  address: string;
}

export function ShareVerse({ surah, verse, text, translation, address }: ShareVerseView) {
  const { locale } = useFrame();
  const place = m.quran_place({ name: surah.name, verse });
  const title = m.quran_share_title({ place });
  const words = `${text}\n\n${translation}\n(QS ${surah.name} ${surah.number}:${verse})\n\n${m.quran_share_source()}\n${address}`;
  const picture = versePicturePath(surah.number, verse);
  return (
    <div className="mx-auto max-w-[54rem] px-4 pb-12 pt-2">
      <Breadcrumb
        items={[
          { name: m.quran_title(), to: paths.quran },
          { name: surah.name, to: surahPath(surah, verse) },
          { name: m.quran_share() },
        ]}
      />
      <h1 className="mt-4 text-3xl font-bold tracking-tight">{title}</h1>
      <form
        method="get"
        action={localePath(`${surahPath(surah)}/DropdownShare`, locale)}
        className="mt-6 flex flex-wrap items-end gap-3"
      >
        <div>
          <label htmlFor="ayat" className="mb-1 block font-semibold">
            {m.quran_share_choose()}
          </label>
          <input
            type="number"
            id="ayat"
            name="ayat"
            required
            min={1}
            max={surah.verseCount}
            defaultValue={verse}
            inputMode="numeric"
            className={inputClass}
          />
        </div>
        <button type="submit" className={buttonClass('secondary')}>
          {m.quran_go()}
        </button>
      </form>
      <Section title={m.quran_share_text()} className="mt-10">
        <share-verse data-title={title} data-copied={m.quran_share_copied()} className="block">
          <label htmlFor="words" className="sr-only">
            {m.quran_share_words()}
          </label>
          <textarea
            id="words"
            readOnly
            rows={12}
            lang={locale === 'id' ? undefined : 'id'}
            dir="auto"
            className={`${inputClass} arabic-words`}
            value={words}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <a href={whatsappLink('', words)} rel="noopener" className={buttonClass('secondary')}>
              <MessageCircle aria-hidden="true" size={20} />
              {m.quran_share_whatsapp()}
            </a>
            <button
              type="button"
              data-copy
              className={`invisible noscript:hidden ${buttonClass('secondary')}`}
            >
              <Copy aria-hidden="true" size={20} />
              {m.quran_share_copy()}
            </button>
            <button type="button" data-send className={`invisible noscript:hidden ${buttonClass('primary')}`}>
              <Share2 aria-hidden="true" size={20} />
              {m.quran_share_device()}
            </button>
          </div>
        </share-verse>
      </Section>
      <Section title={m.quran_share_picture()} className="mt-10">
        <img
          src={picture}
          alt={m.quran_share_picture_alt({ place })}
          width={1080}
          height={1080}
          loading="lazy"
          decoding="async"
          className="aspect-square h-auto w-full max-w-[30rem] rounded-card border border-line bg-card object-contain"
        />
        <p className="mt-4">
          <a href={picture} download={`${surah.slug}-${verse}.png`} className={buttonClass('secondary')}>
            <Download aria-hidden="true" size={20} />
            {m.quran_share_download()}
          </a>
        </p>
      </Section>
      <p className="mt-8">
        <LocalLink
          to={surahPath(surah, verse)}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.quran_share_back()}
        </LocalLink>
      </p>
      <Attribution />
    </div>
  );
}
