// Front door of rooms: who sleeps where, hotel by hotel (docs/product/rooms.md).
export { changeRooms, roomIntents } from './change-rooms.ts';
export { readRooms, type RoomPlan, takeRoomList } from './read-rooms.ts';
