import { SCHEDULE_RECORDS } from '#domain/menu/menu-schedule';
import { RecordsPage } from '../../records/RecordsPage';
import { useItemChoices } from './use-menu-choices';

/** Prices and availabilities that begin at a minute to come. */
export function SchedulePage() {
  const itemId = useItemChoices();
  return <RecordsPage resource={SCHEDULE_RECORDS} choices={{ itemId }} />;
}
