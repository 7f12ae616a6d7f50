// Categories of items (docs/product/item-categories.md): renamed, put in order, begun.
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { TickBoxes } from '#web/api-keys/tick-boxes.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card, cardClass, Section } from '#web/ui/section.tsx';
import type { loadItemCategories } from './categories-page.server.ts';

type CategoryView = Awaited<ReturnType<typeof loadItemCategories>>[number];

interface CategoriesPageProps {
  categories: readonly CategoryView[];
  answer: FormAnswer | undefined;
}

export function CategoriesPage({ categories, answer }: CategoriesPageProps) {
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.item_categories_title()} text={m.item_categories_text()} />
      <ul className="mb-10 space-y-4">
        {categories.map((category) => (
          <Category key={category.slug} category={category} answer={answer} />
        ))}
      </ul>
      <Section title={m.item_categories_new()} className="">
        <Card>
          <ActionForm act="create" answer={answer} button={m.item_categories_create()} className="space-y-4">
            {(form) => <CategoryFields form={form} id="new" />}
          </ActionForm>
        </Card>
      </Section>
    </div>
  );
}

function Category({
  category: { slug, title, items, isFirst, isLast, values },
  answer,
}: {
  category: CategoryView;
  answer: FormAnswer | undefined;
}) {
  return (
    <li className={`${cardClass} p-5`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-bold break-words">{title}</h2>
          <p className="text-ink-soft">{m.item_categories_items({ count: items })}</p>
        </div>
        <Form method="post" preventScrollReset className="flex gap-3">
          {!isFirst && <Move intent={`up:${slug}`} word={m.item_categories_up()} title={title} />}
          {!isLast && <Move intent={`down:${slug}`} word={m.item_categories_down()} title={title} />}
        </Form>
      </div>
      <details open={answer?.intent === `change:${slug}`} className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
          {m.item_categories_change()}
          <span className="sr-only">: {title}</span>
        </summary>
        <ActionForm
          act={`change:${slug}`}
          answer={answer}
          button={m.item_categories_save()}
          about={title}
          values={values}
          className="space-y-4"
        >
          {(form) => <CategoryFields form={form} id={slug} />}
        </ActionForm>
      </details>
    </li>
  );
}

/** A plain button: one that says it is waiting is as wide as those words, and two of them fill a phone. */
function Move({ intent, word, title }: { intent: string; word: string; title: string }) {
  return (
    <Button variant="secondary" name="intent" value={intent}>
      {word}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}

/** `id` sets them apart from the same fields elsewhere on the page. */
function CategoryFields({ form, id }: { form: AppForm; id: string }) {
  return (
    <>
      <Field
        {...form.field('name_id')}
        id={`${id}-name-id`}
        label={m.item_categories_name_id()}
        lang="id"
        maxLength={60}
        autoComplete="off"
        required
      />
      <Field
        {...form.field('name_en')}
        id={`${id}-name-en`}
        label={m.item_categories_name_en()}
        lang="en"
        maxLength={60}
        autoComplete="off"
        required
      />
      <TickBoxes
        form={form}
        name="evidence"
        legend={m.item_categories_evidence()}
        error={undefined}
        choices={[
          ['halal', m.item_evidence_halal()],
          ['bpom', m.item_evidence_bpom()],
        ]}
      />
    </>
  );
}
