import type { Handle } from "@yunshou/database";
import type { BillSubject } from "@yunshou/domain";

/** A service that takes payments or took them, with the day of its newest bill about this. */
export interface FetchedService {
  readonly serviceId: string;
  readonly code: string;
  readonly subject: BillSubject;
  readonly newest: string | null;
}

/** Of what is shared a service has bills since it shared something. */
export const servicesToFetch = (tx: Handle): Promise<FetchedService[]> =>
  tx.query(
    `select s.id as "serviceId", s.code, u.subject, (select max(b.day)::text from provider_bill b where b.service_id = s.id and b.subject = u.subject) as newest
     from payment_service s cross join (values ('trade'), ('sharing')) u(subject) where s.deleted_at is null
       and exists (select from payment_parameters p where p.service_id = s.id and p.state = 'active')
       and (u.subject = 'trade' or exists (select from order_sharing g where g.provider = s.code and g.sent_at is not null)
         or exists (select from provider_bill b where b.service_id = s.id and b.subject = u.subject))
     order by s.id, u.subject desc`,
  );
