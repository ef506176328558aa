import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/controls/Button';
import { LinkButton } from '../../ui/controls/LinkButton';
import type { ListAct } from './list-act';

export function ActButton({ act }: { act: ListAct }) {
  const { label, icon, to, onSelect } = act;
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
