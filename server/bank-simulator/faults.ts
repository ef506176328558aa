/** What the bank may do wrong, each at the next request of a kind. */
export type FaultKind =
  | 'delay'
  | 'drop_before_commit'
  | 'drop_after_commit'
  | 'http_500'
  | 'html_waf_200'
  | 'json_6011'
  | 'truncated_xml'
  | 'doctype_xml'
  | 'huge_body'
  | 'code'
  | 'wrong_amount'
  | 'wrong_order'
  | 'wrong_currency'
  | 'not_secure'
  | 'other_request_id'
  | 'acs_url'
  | 'par_eq'
  | 'not_found'
  | 'extra_row'
  | 'callback_fields'
  | 'foreign_page'
  | 'comma_amount';

export type FaultPoint =
  | 'Enrollment'
  | 'Sale'
  | 'Cancel'
  | 'Refund'
  | 'Reversal'
  | 'Search'
  | 'CreateToken'
  | 'Query'
  | 'Callback';

export type Fault = {
  at: FaultPoint;
  kind: FaultKind;
  /** How many requests it meets; one if missing. */
  times?: number;
  /** A code, a length in ms, an address: what the kind needs. */
  value?: string;
  fields?: Record<string, string>;
};

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let waiting: Fault[] = [];
  const listeners = new Set<(at: FaultPoint, moment: 'before' | 'after') => void | Promise<void>>();
  return {
    add(fault: Fault): void {
      waiting.push({ ...fault });
    },
    clear(): void {
      waiting = [];
    },
    /** The fault that meets this request, if one waits for it. */
    take(at: FaultPoint): Fault | null {
      const fault = waiting.find((one) => one.at === at);
      if (!fault) return null;
      const left = (fault.times ?? 1) - 1;
      if (left > 0) fault.times = left;
      else waiting = waiting.filter((one) => one !== fault);
      return fault;
    },
    /** Calls back before a request is booked and after: a test ends the merchant's server there. */
    onRequest(
      listener: (at: FaultPoint, moment: 'before' | 'after') => void | Promise<void>,
    ): void {
      listeners.add(listener);
    },
    async tell(at: FaultPoint, moment: 'before' | 'after'): Promise<void> {
      for (const listener of listeners) await listener(at, moment);
    },
  };
}
