import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/controls/Button';
import { LinkButton } from '../../ui/controls/LinkButton';
import type { ListAction } from './list-action';

export function ActionButton({ action }: { action: ListAction }) {
  const { label, icon, to, onSelect } = action;
  if (to === undefined) {
    return (
      <Button tone="outline" icon={icon} onClick={onSelect}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton asChild tone="outline" icon={icon}>
      <Link to={to}>{label}</Link>
    </LinkButton>
  );
}
