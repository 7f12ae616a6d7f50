// What is sent by which channel, and when it is quiet (docs/product/notifications.md). A form without script too.
import { useState } from 'react';
import * as m from '#messages/messages';
import { phone } from '#shared/member-paths';
import { type NotificationChannel, type NotificationTopic } from '#shared/notifications';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';

export interface SettingsView {
  /** Only topics of which something can be chosen, with the channels that are offered. */
  topics: { topic: NotificationTopic; channels: [channel: NotificationChannel, isOn: boolean][] }[];
  /** Whether WhatsApp is offered to whoever proves a phone number first. */
  lacksPhone: boolean;
  quiet: { from: string; until: string } | null;
}

const topicLabel: Record<NotificationTopic, () => string> = {
  payment: m.notifications_topic_payment,
  schedule: m.notifications_topic_schedule,
  documents: m.notifications_topic_documents,
  messages: m.notifications_topic_messages,
  promos: m.notifications_topic_promos,
  work: m.notifications_topic_work,
};
const channelLabel: Record<NotificationChannel, () => string> = {
  push: m.notifications_channel_push,
  email: m.notifications_channel_email,
  whatsapp: m.notifications_channel_whatsapp,
};
const box = 'flex min-h-12 items-center gap-3';

export function SettingsForm({
  topics,
  lacksPhone,
  quiet,
  answer,
}: SettingsView & { answer: FormAnswer | undefined }) {
  const form = useAppForm({
    id: 'notification-settings',
    answer,
    values: { quiet_from: quiet?.from ?? '21:00', quiet_until: quiet?.until ?? '05:00' },
  });
  // Refused without script, the page comes anew: with what was chosen, not with what is stored.
  const sent = answer?.result.initialValue as { on?: string | string[]; quiet?: string } | undefined;
  const isChosen = (key: string, isOn: boolean) => (sent ? [sent.on].flat().includes(key) : isOn);
  const [isQuiet, setQuiet] = useState(sent ? sent.quiet === 'yes' : quiet !== null);
  return (
    <AppFormBox form={form} className="">
      <Section id="topics" title={m.notifications_settings_topics()} className="mt-8">
        <p className="mb-4 text-ink-soft">{m.notifications_settings_site()}</p>
        <Notice tone="neutral">{m.notifications_settings_always()}</Notice>
        <div className="mt-4 divide-y divide-line">
          {topics.map(({ topic, channels }) => (
            <fieldset key={topic} className="pb-2">
              <legend className="pt-4 font-semibold">{topicLabel[topic]()}</legend>
              <div className="flex flex-wrap gap-x-8">
                {channels.map(([channel, isOn]) => (
                  <label key={channel} className={box}>
                    <input
                      type="checkbox"
                      name="on"
                      value={`${topic}:${channel}`}
                      defaultChecked={isChosen(`${topic}:${channel}`, isOn)}
                      className="size-6 accent-primary"
                    />
                    {channelLabel[channel]()}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        {lacksPhone && (
          <p className="mt-4">
            {m.notifications_settings_whatsapp_phone()}{' '}
            <LocalLink to={phone} className="text-primary underline underline-offset-4">
              {m.notifications_settings_whatsapp_verify()}
            </LocalLink>
          </p>
        )}
      </Section>
      <Section id="quiet" title={m.notifications_settings_quiet()} className="mt-8">
        <p className="mb-2 text-ink-soft">{m.notifications_settings_quiet_text()}</p>
        <label className={box}>
          <input
            type="checkbox"
            name="quiet"
            value="yes"
            checked={isQuiet}
            onChange={(event) => setQuiet(event.currentTarget.checked)}
            className="size-6 accent-primary"
          />
          {m.notifications_settings_quiet_on()}
        </label>
        <div className="mt-2 grid max-w-sm grid-cols-2 gap-4">
          <Field
            {...form.field('quiet_from')}
            type="time"
            required
            label={m.notifications_settings_quiet_from()}
          />
          <Field
            {...form.field('quiet_until')}
            type="time"
            required
            label={m.notifications_settings_quiet_until()}
          />
        </div>
      </Section>
      <div className="mt-6">
        <SubmitButton>{m.notifications_settings_save()}</SubmitButton>
      </div>
    </AppFormBox>
  );
}
