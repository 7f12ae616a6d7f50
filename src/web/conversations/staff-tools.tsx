// What staff have beside a conversation: who takes care of it, the member's orders, canned answers in both languages, notes among themselves.
import * as m from '#messages/messages';
import type { ChatData } from '#shared/chat-data';
import { conversationNoteMaxLength, messageMaxLength } from '#shared/conversations';
import { formatInstant } from '#shared/dates';
import { nameMaxLength } from '#shared/limits';
import { useFrame } from '#web/frame';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { ConversationForm } from './conversation-form.tsx';
import type { RefusedFields, StaffTools as Tools } from './conversation-page.server.ts';

const box = 'rounded-card border border-line p-4';
const summary = 'min-h-12 cursor-pointer py-3 pr-8 font-semibold';

interface StaffToolsProps {
  chat: ChatData;
  /** The path of the conversation. */
  here: string;
  tools: Tools;
  /** What was written into a form that was refused. */
  refused: RefusedFields | undefined;
  /** Puts an answer into the message; without script a link does. */
  onUse: (text: string) => void;
}

export function StaffTools({ chat, here, tools, refused, onUse }: StaffToolsProps) {
  return (
    <>
      <ConversationForm here={here}>
        <Button variant="secondary" name="intent" value={chat.assignee_name ? 'leave' : 'take'}>
          {chat.assignee_name ? m.chat_leave() : m.chat_take()}
        </Button>
      </ConversationForm>
      <CannedAnswers here={here} canned={tools.canned} refused={refused} onUse={onUse} />
      <Notes here={here} notes={tools.notes} refused={refused} />
    </>
  );
}

interface CannedAnswersProps extends Pick<StaffToolsProps, 'here' | 'refused' | 'onUse'> {
  canned: Tools['canned'];
}

function CannedAnswers({ here, canned, refused, onUse }: CannedAnswersProps) {
  return (
    <section className={box} aria-labelledby="canned">
      <h2 id="canned" className="text-lg font-bold">
        {m.chat_canned()}
      </h2>
      {canned.length === 0 && <p className="text-ink-soft">{m.chat_canned_none()}</p>}
      <ul className="divide-y divide-line">
        {canned.map((one) => (
          <li key={one.id} className="py-2">
            <p className="font-semibold">{one.title}</p>
            <div className="flex flex-wrap items-center gap-x-4">
              {one.texts.map(({ locale, text }) => (
                <LocalLink
                  key={locale}
                  to={`${here}?answer=${one.id}.${locale}`}
                  className="inline-flex min-h-12 items-center font-semibold text-primary underline"
                  onClick={(event) => {
                    event.preventDefault();
                    onUse(text);
                  }}
                >
                  {locale === 'id' ? m.chat_canned_use_id() : m.chat_canned_use_en()}
                </LocalLink>
              ))}
              <ConversationForm here={here}>
                <input type="hidden" name="answer" value={one.id} />
                <Button
                  variant="quiet"
                  name="intent"
                  value="canned-delete"
                  aria-label={m.chat_canned_delete({ title: one.title })}
                >
                  {m.chat_canned_drop()}
                </Button>
              </ConversationForm>
            </div>
          </li>
        ))}
      </ul>
      <details open={Boolean(refused?.title ?? refused?.text_id)}>
        <summary className={summary}>{m.chat_canned_add()}</summary>
        <ConversationForm here={here} className="space-y-3" key={canned.length}>
          <input type="hidden" name="intent" value="canned" />
          <Field
            label={m.chat_canned_title()}
            name="title"
            required
            maxLength={nameMaxLength}
            defaultValue={refused?.title}
          />
          <TextArea
            label={m.chat_canned_text_id()}
            required
            rows={3}
            maxLength={messageMaxLength}
            field={{ name: 'text_id', defaultValue: refused?.text_id }}
          />
          <TextArea
            label={m.chat_canned_text_en()}
            optional
            rows={3}
            maxLength={messageMaxLength}
            field={{ name: 'text_en', defaultValue: refused?.text_en }}
          />
          <Button variant="secondary">{m.chat_canned_save()}</Button>
        </ConversationForm>
      </details>
    </section>
  );
}

interface NotesProps extends Pick<StaffToolsProps, 'here' | 'refused'> {
  notes: Tools['notes'];
}

function Notes({ here, notes, refused }: NotesProps) {
  const { locale } = useFrame();
  return (
    <section className={box} aria-labelledby="notes">
      <h2 id="notes" className="text-lg font-bold">
        {m.chat_notes()}
      </h2>
      <p className="text-ink-soft">{m.chat_notes_text()}</p>
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="py-2">
            <p className="whitespace-pre-wrap break-words">{note.text}</p>
            <p className="text-sm text-ink-soft">
              {note.author ?? m.chat_staff()} · {formatInstant(new Date(note.at), locale)}
            </p>
          </li>
        ))}
      </ul>
      <ConversationForm here={here} className="space-y-3" key={notes.length}>
        <input type="hidden" name="intent" value="note" />
        <TextArea
          label={m.chat_note()}
          required
          rows={2}
          maxLength={conversationNoteMaxLength}
          field={{ name: 'note', defaultValue: refused?.note }}
        />
        <Button variant="secondary">{m.chat_note_save()}</Button>
      </ConversationForm>
    </section>
  );
}
