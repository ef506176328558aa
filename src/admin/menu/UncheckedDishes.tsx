import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { isUnchecked } from '../../data/menu/staff-menu';
import { useStaffMenu } from '../../data/react/staff/use-staff-rows';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';

export function UncheckedDishes() {
  const { rows = [] } = useStaffMenu();
  const unchecked = rows.filter(isUnchecked).length;
  if (unchecked === 0) return null;
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<TriangleAlert size={20} />}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/admin/menu/items/edit" search={{ hasAllergensChecked: false }}>
            <Trans>Check them</Trans>
          </Link>
        </LinkButton>
      }
    >
      <Plural
        value={unchecked}
        one="# dish has unchecked allergens: guests read “ask us”."
        other="# dishes have unchecked allergens: guests read “ask us”."
      />
    </Banner>
  );
}
