import { ANNOUNCEMENTS } from '#domain/marketing/announcement';
import { FieldInput } from '../../fields/FieldInput';
import type { OwnInput, OwnInputs } from '../../records/RecordForm';
import { RecordsPage } from '../../records/RecordsPage';
import { KindField } from './KindField';
import { TimeField } from './TimeField';

const { weekdays, link } = ANNOUNCEMENTS.fields;

/** The form shows the fields of the chosen kind only; the others stay as they are. */
const INPUTS: OwnInputs = {
  kind: (input) => <KindField {...input} />,
  weekdays: (input) =>
    isKind(input, 'happy_hour') && <FieldInput name="weekdays" field={weekdays} {...input} />,
  fromTime: (input) => isKind(input, 'happy_hour') && <TimeField name="fromTime" {...input} />,
  toTime: (input) => isKind(input, 'happy_hour') && <TimeField name="toTime" {...input} />,
  link: (input) => isKind(input, 'event') && <FieldInput name="link" field={link} {...input} />,
};

/** Lists and edits banners, happy hours and events of the guests' site. */
export function AnnouncementsSection() {
  return <RecordsPage resource={ANNOUNCEMENTS} inputs={INPUTS} canDuplicate />;
}

function isKind({ values }: OwnInput, kind: string): boolean {
  return values.kind === kind;
}
