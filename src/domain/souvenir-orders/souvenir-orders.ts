// Front door of souvenir orders: what members order from stores, and what stores do with it (spec §3 merchandise order, §7 Merchandise v1,
// docs/product/souvenir-orders.md).
export {
  applyCartPromo,
  checkCartPromo,
  judgeCartPromo,
  listCartPromos,
  removeCartPromo,
} from './cart-promo.ts';
export { cancelSouvenirOrder, confirmSouvenirOrder, expireSouvenirOrders } from './confirm-order.ts';
export {
  acceptStoreOrder,
  correctTracking,
  markDelivered,
  refusePieces,
  refuseStoreOrder,
  shipStoreOrder,
} from './fulfil-store-order.ts';
export {
  countSouvenirOrders,
  findSouvenirOrder,
  findStoreOrder,
  listSouvenirOrders,
  listStoreOrders,
  type SouvenirOrder,
  type StoreOrder,
  type StoreReturn,
} from './order.ts';
export { orderCart } from './place-order.ts';
export { addReviewPictures, mayAddPicture, removeReviewPicture, reviewLine } from './review-items.ts';
export { canCancel, cancelStoreOrder, receiveStoreOrder } from './receive-store-order.ts';
export {
  acceptReturn,
  addReturnPicture,
  contestReturn,
  receiveReturn,
  refuseReturn,
  requestReturn,
} from './return-store-order.ts';
export { decideReturn, listContestedReturns } from './decide-return.ts';
export { encryptedReturnPictures, readReturnPicture } from './return-pictures.ts';
export { followParcels } from './follow-parcels.ts';
export { chosenCourier, trackParcel } from './track-parcel.ts';
export { settleStoreOrders } from './settle-store-orders.ts';
export { chooseShipping, listShippingOptions, sendTo, type ShippingOption } from './shipping.ts';
export { type ParcelEmailDetails, readParcelEmailDetails } from './parcel-email-details.ts';
export { parcelHearers } from './parcel-notices.ts';
export { transitions as storeOrderMoves } from './store-order-state-machine.ts';
export {
  arrivalBy,
  arriveForReturn,
  isAtHome,
  listReturnDays,
  movedJourney,
  type ReturnDay,
  notifyOfMovedJourney,
} from './return-day.ts';
export { souvenirInvoices } from './souvenir-payments.ts';
