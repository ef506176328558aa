import { SCHEDULE_RECORDS } from '#domain/menu/menu-schedule';
import { RecordsPage } from '../../records/RecordsPage';
import { useItemChoices } from './use-change-menu';

export function SchedulePage() {
  const itemId = useItemChoices();
  return <RecordsPage resource={SCHEDULE_RECORDS} choices={{ itemId }} />;
}
