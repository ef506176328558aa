/** Each fault of the simulator applies to the next request of a kind. */
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
  | 'actual_brand'
  | 'not_found'
  | 'extra_row'
  | 'short_host_date'
  | 'callback_fields'
  | 'foreign_page'
  | 'comma_amount'
  | 'answer_fields'
  | 'by_day'
  | 'first_page_only'
  | 'plain_fields'
  | 'guide_fields';

export type FaultPoint =
  | 'Enrollment'
  | 'Sale'
  | 'Cancel'
  | 'Refund'
  | 'Reversal'
  | 'Search'
  | 'Settlement'
  | 'CreateToken'
  | 'Query'
  | 'Callback';

export type Fault = {
  at: FaultPoint;
  kind: FaultKind;
  /** The fault applies to this many requests; the default is 1. */
  times?: number;
  /** The value is a code, a time (ms) or a URL, depending on the kind. */
  value?: string;
  /** The message carries these fields instead; an undefined field is left out. */
  fields?: Record<string, string | number | null | undefined>;
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
    take(at: FaultPoint): Fault | null {
      const fault = waiting.find((one) => one.at === at);
      if (!fault) return null;
      const left = (fault.times ?? 1) - 1;
      if (left > 0) fault.times = left;
      else waiting = waiting.filter((one) => one !== fault);
      return fault;
    },
    /** The simulator calls this function before and after it books a request: tests kill our server there. */
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
