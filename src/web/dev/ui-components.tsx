// What /dev/ui shows: every component of #web/ui by its name, in each of its states. A test refuses a component that is missing.
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { QrDrawing } from '#art/qr';
import type { Tone } from '#labels/tone';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Bar } from '#web/ui/bar.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { CheckList } from '#web/ui/check-list.tsx';
import { CityField } from '#web/ui/city-field.tsx';
import { ColumnPlaces } from '#web/ui/sheets/column-places.tsx';
import { problemAnswer } from '#web/ui/forms/form-answer';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, FieldNotes, OptionalMark } from '#web/ui/field.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { RevisionButton } from '#web/ui/forms/revision-button.tsx';
import { TextPair } from '#web/ui/forms/text-pair.tsx';
import { TickBox } from '#web/ui/forms/tick-box.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { Counter } from '#web/ui/counter.tsx';
import { StepButton } from '#web/ui/step-button.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { RowsField } from '#web/ui/forms/rows-field.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PeriodForm } from '#web/ui/period-form.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { ReadingSize } from '#web/ui/reading-size.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SendSheet } from '#web/ui/sheets/send-sheet.tsx';
import { SheetFaults } from '#web/ui/sheets/sheet-faults.tsx';
import { TakeSheet } from '#web/ui/sheets/take-sheet.tsx';
import { SharePage } from '#web/ui/share-page.tsx';
import { HotelStars, Rating } from '#web/ui/stars.tsx';
import { uiPath } from './ui-path.ts';

const tones: readonly Tone[] = ['neutral', 'accent', 'good', 'warn', 'bad'];
const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const cover = '/covers/v2/makkah.dawn.1.svg';
const cities = ['Jakarta', 'Surabaya', 'Makassar'].map((name) => ({ value: name, label: name }));
const provinces = [{ name: 'Jawa Timur', cities: [{ code: '3578', name: 'Kota Surabaya' }] }];
const crumbs = () => [{ name: m.partners_title(), to: paths.partners }, { name: m.dev_ui_name() }];

/** Refused once: a problem of the whole form, and one beside its field. */
function SamplePair() {
  const form = useAppForm({ id: 'sample-pair', answer: undefined, values: { 'title:id': m.dev_ui_name() } });
  return (
    <AppFormBox form={form}>
      <TextPair form={form} name="title" label={m.dev_ui_field()} />
    </AppFormBox>
  );
}

function SampleForm({ name, isRefused }: { name: string; isRefused: boolean }) {
  const problem = m.error_invalid_value();
  const form = useAppForm({
    id: name,
    answer: isRefused
      ? {
          intent: null,
          result: { status: 'error', initialValue: {}, error: { '': [problem], [name]: [problem] } },
        }
      : undefined,
  });
  return (
    <AppFormBox form={form}>
      <PasswordField {...form.field(name)} label={m.dev_ui_name()} autoFocus={false} autoComplete="off" />
      <DateField field={form.field(`${name}-day`)} label={m.dev_ui_field()} optional />
      <TickBox field={form.field(`${name}-tick`)} label={m.dev_ui_field()} />
      <TextArea field={form.field(`${name}-text`)} label={m.dev_ui_field()} rows={3} maxLength={500} />
      <CityField field={form.field(`${name}-city`)} label={m.dev_ui_city()} provinces={provinces} />
      <SubmitButton>{m.dev_ui_press()}</SubmitButton>
    </AppFormBox>
  );
}

/** By the name of the component; `qr` is a drawing the server made. */
export const uiComponents: Record<string, (qr: QrDrawing) => ReactNode> = {
  AppFormBox: () => <SampleForm name="sample-refused" isRefused />,
  PasswordField: () => <SampleForm name="sample-password" isRefused={false} />,
  DateField: () => <SampleForm name="sample-date" isRefused={false} />,
  CityField: () => <SampleForm name="sample-city" isRefused={false} />,
  TextArea: () => <SampleForm name="sample-lines" isRefused={false} />,
  TickBox: () => <SampleForm name="sample-tick" isRefused={false} />,
  TextPair: () => <SamplePair />,
  ActionForm: () => <ActionForm act="sample" answer={undefined} button={m.dev_ui_press()} />,
  RevisionButton: () => (
    <RevisionButton intent="sample-revision" revision={1} answer={undefined}>
      {m.dev_ui_press()}
    </RevisionButton>
  ),
  SubmitButton: () => <SampleForm name="sample-submit" isRefused={false} />,
  Badge: () => (
    <div className="flex flex-wrap gap-3">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {m.dev_ui_name()}
        </Badge>
      ))}
      <Badge tone="good" icon={<Check size={16} aria-hidden />}>
        {m.dev_ui_name()}
      </Badge>
    </div>
  ),
  Breadcrumb: () => (
    <>
      <Breadcrumb items={crumbs()} />
      <div className="bg-primary-dark px-4">
        <Breadcrumb items={crumbs()} tone="light" />
      </div>
    </>
  ),
  Button: () => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} type="button" variant={variant}>
          {m.dev_ui_press()}
        </Button>
      ))}
      <Button type="button" size="lg">
        {m.dev_ui_press()}
      </Button>
      <Button type="button" disabled>
        {m.dev_ui_press()}
      </Button>
    </div>
  ),
  Card: () => (
    <Card>
      <p>{m.dev_ui_text()}</p>
    </Card>
  ),
  CheckList: () => (
    <CheckList
      checks={[
        {
          field: 'name',
          where: m.dev_ui_name(),
          message: m.error_field_empty(),
          isBlocking: true,
          to: paths.umrah,
        },
        {
          field: 'city',
          where: m.dev_ui_city(),
          message: m.dev_ui_hint(),
          isBlocking: false,
          to: paths.umrah,
        },
      ]}
    />
  ),
  ConfirmBox: () => (
    <div className="space-y-6">
      <ConfirmBox label={m.dev_ui_confirm()} name="confirm-untouched" error={undefined} />
      <ConfirmBox label={m.dev_ui_confirm()} name="confirm-forgotten" error={m.error_field_empty()} />
    </div>
  ),
  ConsoleHead: () => (
    <ConsoleHead
      title={m.dev_ui_name()}
      text={m.dev_ui_text()}
      action={<Button type="button">{m.dev_ui_press()}</Button>}
    />
  ),
  CopyButton: () => <CopyButton value="RIHLAH10" label={m.dev_ui_press()} copied={m.dev_ui_name()} />,
  Cover: () => (
    <Cover address={cover} alt={m.dev_ui_name()} className="h-auto w-full max-w-md rounded-card" />
  ),
  TakeSheet: () => <TakeSheet text={m.dev_ui_name()} xlsx={uiPath} csv={uiPath} />,
  SendSheet: () => (
    <SendSheet
      text={m.dev_ui_name()}
      answer={undefined}
      write={{ trial: 'sample', label: m.dev_ui_press() }}
    />
  ),
  CopyText: () => (
    <CopyText
      value="RH-7K2M9QXA"
      label={m.payment_copy({ what: m.dev_ui_name() })}
      copied={m.consultant_copied()}
    />
  ),
  ColumnPlaces: () => (
    <ColumnPlaces
      headings={[m.dev_ui_name(), m.dev_ui_sum()]}
      places={[
        { column: 'name', label: m.dev_ui_name(), place: 0 },
        { column: 'sum', label: m.dev_ui_sum(), place: undefined },
      ]}
      isOpen
    />
  ),
  PageProblem: () => <PageProblem answer={problemAnswer(null, m.error_number_range())} />,
  PressForm: () => <PressForm presses={[{ intent: 'sample-press', label: m.dev_ui_press() }]} />,
  SheetFaults: () => (
    <SheetFaults
      faults={{ count: 3, shown: [{ row: '2', column: m.dev_ui_sum(), text: m.error_number_range() }] }}
    />
  ),
  PeriodForm: () => (
    <PeriodForm
      from="2027-03-01"
      to="2027-03-31"
      words={{ from: m.dev_ui_name(), to: m.dev_ui_sum(), show: m.dev_ui_press() }}
    />
  ),
  DefinitionList: () => (
    <DefinitionList
      facts={[
        { term: m.dev_ui_field(), value: m.dev_ui_name() },
        { term: m.dev_ui_price(), value: <Money amount={34_500_000} /> },
      ]}
    />
  ),
  ConsoleTable: () => (
    <ConsoleTable
      caption={m.dev_ui_name()}
      sort={{ by: 'name', isDown: false }}
      columns={[
        { key: 'name', label: m.dev_ui_name(), isSortable: true },
        { key: 'figure', label: m.dev_ui_field(), isNumber: true, isSortable: true },
      ]}
      rows={cities.map(({ value, label }, index) => ({
        key: value,
        name: label,
        to: uiPath,
        after: index,
        cells: [index],
      }))}
      selection={{ form: 'sample-rows', bar: <Button type="button">{m.dev_ui_press()}</Button> }}
    />
  ),
  DenseTable: () => (
    <DenseTable
      caption={m.dev_ui_title()}
      columns={[
        { key: 'name', label: m.dev_ui_field() },
        { key: 'price', label: m.dev_ui_price(), isNumber: true },
        { key: 'press', label: m.dev_ui_press(), isSilent: true },
      ]}
      rows={[
        {
          key: 'one',
          cells: [
            m.dev_ui_name(),
            <Money key="price" amount={34_500_000} />,
            <Button key="press" type="button" variant="secondary">
              {m.dev_ui_press()}
            </Button>,
          ],
        },
        { key: 'sum', isSum: true, cells: [m.dev_ui_sum(), <Money key="sum" amount={34_500_000} />, ''] },
      ]}
    />
  ),
  Bar: () => (
    <Bar
      whole={45}
      parts={[
        { size: 20, look: 'sold' },
        { size: 5, look: 'held' },
      ]}
    />
  ),
  DrawnCoverLabel: () => (
    <div className="relative max-w-md">
      <Cover address={cover} alt={m.dev_ui_name()} />
      <DrawnCoverLabel address={cover} />
    </div>
  ),
  EmptyState: () => (
    <EmptyState
      title={m.dev_ui_name()}
      text={m.dev_ui_text()}
      action={<Button type="button">{m.dev_ui_press()}</Button>}
    />
  ),
  Field: () => (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={m.dev_ui_field()} name="empty" placeholder={m.dev_ui_name()} />
      <Field label={m.dev_ui_field()} name="with-hint" hint={m.dev_ui_hint()} optional />
      <Field label={m.dev_ui_field()} name="wrong" error={m.error_field_empty()} hint={m.dev_ui_hint()} />
      <Field label={m.dev_ui_field()} name="closed" defaultValue={m.dev_ui_name()} disabled />
      <Field label={m.dev_ui_field()} name="own">
        {(control) => <textarea rows={3} defaultValue={m.dev_ui_text()} {...control} />}
      </Field>
    </div>
  ),
  FieldNotes: () => <FieldNotes id="sample" error={m.error_field_empty()} hint={m.dev_ui_hint()} />,
  OptionalMark: () => <OptionalMark />,
  FilterForm: () => (
    <div className="space-y-6">
      {[false, true].map((isFiltered) => (
        <FilterForm
          key={String(isFiltered)}
          path={uiPath}
          className="items-end md:grid-cols-[2fr_1fr_auto]"
          searchLabel={m.dev_ui_field()}
          search={isFiltered ? cities[0]!.value : ''}
          show={m.editor_show()}
          clear={m.editor_clear()}
          isFiltered={isFiltered}
        >
          <SelectField
            label={m.dev_ui_field()}
            name="state"
            value=""
            none={m.editor_all()}
            choices={cities}
          />
        </FilterForm>
      ))}
    </div>
  ),
  ListFileLink: () => <ListFileLink file={paths.partners} total={3} />,
  ListForm: () => (
    <ListForm className="items-end md:grid-cols-[1fr_auto]" show={m.editor_show()}>
      <SelectField label={m.dev_ui_field()} name="city" value="" none={m.editor_all()} choices={cities} />
    </ListForm>
  ),
  FormKey: () => (
    <form>
      <FormKey value="00000000-0000-4000-8000-000000000000" />
    </form>
  ),
  HotelStars: () => (
    <ul>
      {[1, 2, 3, 4, 5].map((stars) => (
        <li key={stars}>
          <HotelStars stars={stars} />
        </li>
      ))}
    </ul>
  ),
  LocalLink: () => (
    <LocalLink to={paths.partners} className="inline-flex min-h-12 items-center underline">
      {m.partners_title()}
    </LocalLink>
  ),
  LocalizedText: () => <LocalizedText as="p" said={{ text: 'Umrah Reguler 9 Hari', lang: 'id' }} />,
  Money: () => (
    <p>
      <Money amount={34_500_000} /> <Money amount={-1_250_000} className="font-bold" />
    </p>
  ),
  MoreLink: () => <MoreLink to={paths.partners}>{m.partners_title()}</MoreLink>,
  Notice: () => (
    <div className="space-y-3">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={m.dev_ui_name()}>
          {m.dev_ui_text()}
        </Notice>
      ))}
    </div>
  ),
  PageLinks: () =>
    [1, 2, 3].map((page) => (
      <PageLinks key={page} page={page} limit={24} total={60} pathOf={(to) => `${uiPath}?page=${to}`} />
    )),
  PageTabs: () => (
    <PageTabs
      label={m.dev_ui_name()}
      tabs={[
        { to: uiPath, label: m.dev_ui_name() },
        { to: paths.partners, label: m.partners_title() },
      ]}
    />
  ),
  RowsField: () => (
    <RowsField
      label={m.dev_ui_name()}
      hint={m.dev_ui_text()}
      add={m.dev_ui_press()}
      numbers={[0, 1]}
      most={4}
    >
      {(number) => <Field label={m.dev_ui_field()} name={`rows:${number}`} />}
    </RowsField>
  ),
  PageTitle: () => <PageTitle>{m.dev_ui_name()}</PageTitle>,
  QrCode: (qr) => <QrCode drawing={qr} />,
  Rating: () => <Rating value={4.7} count={128} />,
  ReadingSize: () => (
    <>
      <ReadingSize />
      <p className="sized-text">{m.dev_ui_text()}</p>
    </>
  ),
  StepButton: () => <StepButton step="up" of={m.dev_ui_name()} isAtEnd={false} />,
  Counter: () => <Counter name="sample-count" label={m.dev_ui_name()} value={2} max={5} />,
  PendingButton: () => (
    <>
      <PendingButton isPending={false}>{m.dev_ui_press()}</PendingButton>
      <PendingButton isPending>{m.dev_ui_press()}</PendingButton>
    </>
  ),
  SearchForm: () => (
    <SearchForm
      path={uiPath}
      id="dev-search"
      label={m.dev_ui_field()}
      example={m.dev_ui_name()}
      button={m.dev_ui_press()}
      search=""
    />
  ),
  Section: () => (
    <Section title={m.dev_ui_name()} action={<Button type="button">{m.dev_ui_press()}</Button>}>
      <p>{m.dev_ui_text()}</p>
    </Section>
  ),
  SelectField: () => (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField label={m.dev_ui_city()} name="city" value="Surabaya" choices={cities} />
      <SelectField
        label={m.dev_ui_city()}
        name="city-missing"
        value={undefined}
        none={m.dev_ui_city()}
        choices={cities}
        error={m.error_field_empty()}
      />
    </div>
  ),
  SharePage: () => <SharePage text={m.dev_ui_name()} />,
};
