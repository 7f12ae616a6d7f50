-- What a bank pays for its customer, in the books (docs/product/financing.md; decision 0109).
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check
  check (kind in ('receipt', 'bank_disbursement', 'allocation', 'promo', 'unmatched', 'reversal', 'refund_due', 'refund_done', 'cost_kept', 'terms_kept', 'settlement',
    'payout', 'gateway_settlement', 'bank_cost', 'platform_invoice', 'platform_invoice_paid'));
